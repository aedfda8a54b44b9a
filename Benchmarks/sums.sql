-- The totals of sheet 1, which triggers keep.
SELECT player_id, rounds, points, best, worst, lasts, table_points FROM game_total WHERE game_id = 1;
SELECT player_id, place, rounds, players FROM game_place WHERE game_id = 1 AND rounds > 0;
SELECT players, rounds, raw_part, uma_part, oka_part, sticks_part, rounding_part, substitute_part,
  unbalance, unbalanced, lost FROM game_proof WHERE game_id = 1;
SELECT player_id, kind, count, amount FROM game_ledger WHERE game_id = 1;
