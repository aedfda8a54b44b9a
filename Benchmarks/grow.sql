-- Repeats the first 1,000 rounds of sheet 1 until it holds :rounds; the triggers keep its totals.
PRAGMA cache_size = -262144;
BEGIN;
CREATE TEMP TABLE again AS
SELECT value AS before FROM generate_series(1000, :rounds - 1000, 1000);
INSERT INTO round SELECT game_id, before + seq, before || uid, rule_id, kind, day, played_at,
  offset_minutes, winds, sticks, table_number, note, players, raw_part, uma_part, oka_part,
  sticks_part, rounding_part, substitute_part, unbalance, lost
FROM again CROSS JOIN round WHERE seq <= 1000;
INSERT INTO score SELECT game_id, before + seq, player_id, entry, seat, raw, result, place, last,
  table_points, players
FROM again CROSS JOIN score WHERE seq <= 1000;
UPDATE game SET last_seq = :rounds;
COMMIT;
