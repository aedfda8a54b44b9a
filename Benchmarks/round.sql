UPDATE game SET last_seq = last_seq + 1 WHERE id = 1 RETURNING last_seq;
INSERT INTO round SELECT 1, last_seq, lower(hex(randomblob(16))), 1, 'raw', '2026-01-01',
  1767268800000, 0, 2, 0, NULL, '', 4, 0, 0, 0, 0, 0, 0, 0, 0 FROM game WHERE id = 1;
INSERT INTO score SELECT 1, last_seq, column1, column1, NULL, column2, column3, column1, column4,
  NULL, 4
FROM game, (VALUES (1, 35200, 55200, 0), (2, 28100, 8100, 0), (3, 22700, -17300, 0),
  (4, 14000, -46000, 1)) WHERE id = 1;
