-- scorebox add-round Aoki=35200 Baba=28100 Chiba=22700 Doi=14000
.read begin.sql
.read round.sql
SELECT result, place FROM score WHERE game_id = 1
AND seq = (SELECT last_seq FROM game WHERE id = 1) ORDER BY entry;
.read sums.sql
-- What it changed takes 651 bytes.
INSERT INTO log VALUES(NULL, 'do', NULL, 'user',
  'add-round Aoki=35200 Baba=28100 Chiba=22700 Doi=14000', 1767268800000, 0, randomblob(651), 0);
COMMIT;
