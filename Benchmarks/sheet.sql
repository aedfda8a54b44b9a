-- The columns of sheet 1, and its rule.
SELECT p.id, p.name, p.key, t.name FROM game_player g JOIN player p ON p.id = g.player_id
  LEFT JOIN team t ON t.id = g.team_id WHERE g.game_id = 1 ORDER BY g.position;
SELECT id, name, version, definition, own, deleted FROM rule WHERE id = 1;
