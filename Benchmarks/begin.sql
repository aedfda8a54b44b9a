-- What adding rounds begins with: the lock, the sheet of the day, and what stands in it.
.read settings.sql
.timeout 30000
BEGIN IMMEDIATE;
.read judge.sql
SELECT id, name, rule_id, day, closed FROM game WHERE closed = 0 AND own_day IS NULL
ORDER BY id DESC LIMIT 5;
SELECT id, name, rule_id, day, closed FROM game WHERE closed = 0 AND own_day = '2026-01-01'
ORDER BY id DESC LIMIT 5;
.read sheet.sql
SELECT day FROM round WHERE game_id = 1 ORDER BY seq DESC LIMIT 1;
