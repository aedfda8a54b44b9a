-- scorebox show: the last 20 rounds of the newest sheet, and its totals.
.read settings.sql
BEGIN;
.read judge.sql
SELECT id, name, rule_id, day, own_day, closed FROM game ORDER BY id DESC LIMIT 1;
.read sheet.sql
SELECT seq, uid, rule_id, kind, day, played_at, offset_minutes, winds, sticks, table_number, note,
  raw_part, uma_part, oka_part, sticks_part, rounding_part, substitute_part, unbalance, lost
FROM round WHERE game_id = 1 ORDER BY seq DESC LIMIT 20;
SELECT seq, player_id, seat, raw, result, place, table_points FROM score WHERE game_id = 1
AND seq > (SELECT max(seq) FROM round WHERE game_id = 1) - 20 ORDER BY seq, entry;
SELECT seq, player_id, kind, other_id FROM happening WHERE game_id = 1
AND seq > (SELECT max(seq) FROM round WHERE game_id = 1) - 20 ORDER BY seq, player_id;
SELECT id, game_id, seq, player_id, team_id, kind, count, amount, reason, day, made_at,
  offset_minutes FROM adjustment WHERE game_id = 1
AND seq > (SELECT max(seq) FROM round WHERE game_id = 1) - 20 ORDER BY id;
.read sums.sql
COMMIT;
