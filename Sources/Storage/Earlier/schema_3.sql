-- All that says what a scorebox file holds: embedded in the program, which compares every file it
-- opens with it. A blank line ends a statement, and none holds one. Points are whole: +52.3 is
-- 52300. Instants are UTC milliseconds since 1970 beside the offset in minutes they were entered
-- with; a day is the one the sheet shows, as 2026-03-01.

PRAGMA application_id = 0x53434258;

PRAGMA user_version = 3;

-- A version of a rule, as the JSON object that `scorebox rules NAME --json` prints. own is 0 for
-- one that came with the program; a deleted rule stays for the games played under it.
CREATE TABLE rule(
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL CHECK(length(CAST(name AS BLOB)) BETWEEN 1 AND 256),
  key TEXT NOT NULL,
  own INTEGER NOT NULL CHECK(own IN (0, 1)),
  version INTEGER NOT NULL CHECK(version >= 1),
  definition TEXT NOT NULL CHECK(definition <> ''),
  deleted INTEGER NOT NULL DEFAULT 0 CHECK(deleted IN (0, own)),
  UNIQUE(key, own, version)
) STRICT;

CREATE TABLE team(
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL CHECK(length(CAST(name AS BLOB)) BETWEEN 1 AND 256
    AND instr(CAST(name AS BLOB), x'00') = 0),
  key TEXT NOT NULL UNIQUE
) STRICT;

-- key is the name folded (NFKC, case), so that Aoki and ＡＯＫＩ are one person. The team is the
-- one to join further sheets with.
CREATE TABLE player(
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL CHECK(length(CAST(name AS BLOB)) BETWEEN 1 AND 256
    AND instr(CAST(name AS BLOB), x'00') = 0),
  key TEXT NOT NULL UNIQUE,
  team_id INTEGER REFERENCES team(id)
) STRICT;

-- Further names that a player is found by. None is the name of another player.
CREATE TABLE alias(
  key TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL CHECK(length(CAST(name AS BLOB)) BETWEEN 1 AND 256
    AND instr(CAST(name AS BLOB), x'00') = 0),
  player_id INTEGER NOT NULL REFERENCES player(id)
) STRICT, WITHOUT ROWID;

CREATE INDEX alias_by_player ON alias(player_id);

-- A sheet. One named after its day has own_day, and is the sheet of choice on that day only.
CREATE TABLE game(
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL CHECK(length(CAST(name AS BLOB)) BETWEEN 1 AND 256
    AND instr(CAST(name AS BLOB), x'00') = 0),
  key TEXT NOT NULL UNIQUE,
  rule_id INTEGER NOT NULL REFERENCES rule(id),
  day TEXT NOT NULL CHECK(day GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
  own_day TEXT CHECK(own_day = day),
  closed INTEGER NOT NULL DEFAULT 0 CHECK(closed IN (0, 1)),
  created_at INTEGER NOT NULL,
  offset_minutes INTEGER NOT NULL CHECK(offset_minutes BETWEEN -1439 AND 1439),
  last_seq INTEGER NOT NULL DEFAULT 0 CHECK(last_seq >= 0)
) STRICT;

CREATE INDEX game_open ON game(own_day) WHERE closed = 0;

-- The columns of a sheet, numbered from 1, each with the team the player is in there.
CREATE TABLE game_player(
  game_id INTEGER NOT NULL REFERENCES game(id),
  position INTEGER NOT NULL CHECK(position >= 1),
  player_id INTEGER NOT NULL REFERENCES player(id),
  team_id INTEGER REFERENCES team(id),
  PRIMARY KEY(game_id, position),
  UNIQUE(game_id, player_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX game_player_by_player ON game_player(player_id);

-- A row of a sheet. seq is its number, never used again; uid tells a retry from a new round.
-- The parts are sums over the players: their sum is the sum of the results, for what players pay
-- one another (busts, yakitori) sums to 0. unbalance is what
-- the typed scores missed their total by, lost what left-over sticks took out of the sheet.
CREATE TABLE round(
  game_id INTEGER NOT NULL REFERENCES game(id),
  seq INTEGER NOT NULL CHECK(seq >= 1),
  uid TEXT NOT NULL UNIQUE CHECK(length(CAST(uid AS BLOB)) BETWEEN 1 AND 256),
  rule_id INTEGER NOT NULL REFERENCES rule(id),
  kind TEXT NOT NULL CHECK(kind IN ('raw', 'results')),
  day TEXT NOT NULL CHECK(day GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
  played_at INTEGER NOT NULL,
  offset_minutes INTEGER NOT NULL CHECK(offset_minutes BETWEEN -1439 AND 1439),
  winds INTEGER NOT NULL CHECK(winds BETWEEN 1 AND 16),
  sticks INTEGER NOT NULL CHECK(sticks BETWEEN 0 AND 1000),
  table_number INTEGER CHECK(table_number >= 1),
  note TEXT NOT NULL CHECK(length(CAST(note AS BLOB)) <= 1000000),
  players INTEGER NOT NULL CHECK(players >= 2),
  raw_part INTEGER NOT NULL,
  uma_part INTEGER NOT NULL,
  oka_part INTEGER NOT NULL,
  sticks_part INTEGER NOT NULL,
  rounding_part INTEGER NOT NULL,
  substitute_part INTEGER NOT NULL,
  unbalance INTEGER NOT NULL,
  lost INTEGER NOT NULL,
  PRIMARY KEY(game_id, seq)
) STRICT, WITHOUT ROWID;

CREATE INDEX round_by_day ON round(game_id, day, seq);

-- One player in one round; a player who sat out has no row. entry is the order of entry, which
-- decides a remainder where seats are unknown. raw is null where a result was typed. last is 1
-- for the lowest place of the round, unless all share the first. Table points are in twelfths.
-- players is the size of the round, so that the places can be counted whatever row comes first.
CREATE TABLE score(
  game_id INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  player_id INTEGER NOT NULL REFERENCES player(id),
  entry INTEGER NOT NULL CHECK(entry >= 1),
  seat INTEGER CHECK(seat >= 1),
  raw INTEGER CHECK(raw BETWEEN -1000000000 AND 1000000000),
  result INTEGER NOT NULL CHECK(result BETWEEN -2000000000 AND 2000000000),
  place INTEGER NOT NULL CHECK(place >= 1),
  last INTEGER NOT NULL CHECK(last IN (0, 1)),
  table_points INTEGER CHECK(table_points BETWEEN -60000 AND 60000),
  players INTEGER NOT NULL CHECK(players >= 2),
  PRIMARY KEY(game_id, seq, player_id),
  FOREIGN KEY(game_id, seq) REFERENCES round(game_id, seq)
) STRICT, WITHOUT ROWID;

-- A player's best and worst at once, and a second copy of the results that a damaged page is checked
-- against.
CREATE INDEX score_by_player ON score(player_id, game_id, result, seq);

-- What else is told of a player's round: was sent bust by other_id, had no win (yakitori), only
-- filled a seat (substitute), dealt last.
CREATE TABLE happening(
  game_id INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  player_id INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK(kind IN ('bust', 'yakitori', 'substitute', 'dealer')),
  other_id INTEGER REFERENCES player(id),
  PRIMARY KEY(game_id, seq, player_id, kind),
  FOREIGN KEY(game_id, seq, player_id) REFERENCES score(game_id, seq, player_id),
  CHECK((kind = 'bust') = (other_id IS NOT NULL))
) STRICT, WITHOUT ROWID;

-- What changes a total beside the results, of a player or a team, in one round or in the whole
-- game. count is how many chips, or how often; amount is in points, in twelfths for table points.
CREATE TABLE adjustment(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id INTEGER NOT NULL REFERENCES game(id),
  seq INTEGER,
  player_id INTEGER REFERENCES player(id),
  team_id INTEGER REFERENCES team(id),
  kind TEXT NOT NULL CHECK(kind IN ('chips', 'penalty', 'table-penalty')),
  count INTEGER NOT NULL,
  amount INTEGER NOT NULL CHECK(amount BETWEEN -1000000000 AND 1000000000
    AND (kind = 'chips' OR amount < 0)),
  reason TEXT NOT NULL CHECK(length(CAST(reason AS BLOB)) <= 1000000),
  day TEXT NOT NULL CHECK(day GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
  made_at INTEGER NOT NULL,
  offset_minutes INTEGER NOT NULL CHECK(offset_minutes BETWEEN -1439 AND 1439),
  FOREIGN KEY(game_id, seq) REFERENCES round(game_id, seq),
  CHECK((player_id IS NULL) <> (team_id IS NULL))
) STRICT;

CREATE INDEX adjustment_by_round ON adjustment(game_id, seq);

CREATE INDEX adjustment_by_team ON adjustment(game_id, team_id) WHERE team_id IS NOT NULL;

-- Every command that changed something: who, when, in which words. changes is what it changed, as a
-- changeset of SQLite's session extension over the tables above; undo applies the inverse of that
-- of its target, redo applies it again. Nothing in it is ever changed; digest is the FNV-1a hash of
-- the rest of the row, by which a damaged one is known.
CREATE TABLE log(
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK(kind IN ('do', 'undo', 'redo')),
  target INTEGER REFERENCES log(id),
  who TEXT NOT NULL,
  command TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  offset_minutes INTEGER NOT NULL CHECK(offset_minutes BETWEEN -1439 AND 1439),
  changes BLOB NOT NULL,
  digest INTEGER NOT NULL,
  CHECK((kind = 'do') = (target IS NULL))
) STRICT;

CREATE TRIGGER log_kept BEFORE UPDATE ON log BEGIN
  SELECT RAISE(ABORT, 'the log is only ever added to');
END;

CREATE TRIGGER log_whole BEFORE DELETE ON log BEGIN
  SELECT RAISE(ABORT, 'the log is only ever added to');
END;

-- Derived from the tables above by the triggers below, so that no report grows with the history.

CREATE TABLE game_total(
  game_id INTEGER NOT NULL REFERENCES game(id),
  player_id INTEGER NOT NULL REFERENCES player(id),
  rounds INTEGER NOT NULL,
  points INTEGER NOT NULL,
  best INTEGER NOT NULL,
  worst INTEGER NOT NULL,
  lasts INTEGER NOT NULL,
  table_points INTEGER NOT NULL,
  PRIMARY KEY(game_id, player_id)
) STRICT, WITHOUT ROWID;

-- players is the size of the round: a place of three is another than one of four.
CREATE TABLE game_place(
  game_id INTEGER NOT NULL REFERENCES game(id),
  player_id INTEGER NOT NULL REFERENCES player(id),
  players INTEGER NOT NULL,
  place INTEGER NOT NULL,
  rounds INTEGER NOT NULL,
  PRIMARY KEY(game_id, player_id, players, place)
) STRICT, WITHOUT ROWID;

-- Adjustments of players by kind.
CREATE TABLE game_ledger(
  game_id INTEGER NOT NULL REFERENCES game(id),
  player_id INTEGER NOT NULL REFERENCES player(id),
  kind TEXT NOT NULL,
  entries INTEGER NOT NULL,
  count INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  PRIMARY KEY(game_id, player_id, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE player_total(
  player_id INTEGER PRIMARY KEY REFERENCES player(id),
  rounds INTEGER NOT NULL,
  points INTEGER NOT NULL
) STRICT;

-- One row for each number of players that a round of the game had.
CREATE TABLE game_proof(
  game_id INTEGER NOT NULL REFERENCES game(id),
  players INTEGER NOT NULL,
  rounds INTEGER NOT NULL,
  raw_part INTEGER NOT NULL,
  uma_part INTEGER NOT NULL,
  oka_part INTEGER NOT NULL,
  sticks_part INTEGER NOT NULL,
  rounding_part INTEGER NOT NULL,
  substitute_part INTEGER NOT NULL,
  unbalance INTEGER NOT NULL,
  unbalanced INTEGER NOT NULL,
  lost INTEGER NOT NULL,
  PRIMARY KEY(game_id, players)
) STRICT, WITHOUT ROWID;

-- What a round adds to its game's proof, or with count -1 takes back.
CREATE VIEW proof_change AS SELECT *, 0 AS count FROM round;

CREATE TRIGGER proof_changed INSTEAD OF INSERT ON proof_change BEGIN
  INSERT INTO game_proof VALUES(NEW.game_id, NEW.players, NEW.count, NEW.count * NEW.raw_part,
    NEW.count * NEW.uma_part, NEW.count * NEW.oka_part, NEW.count * NEW.sticks_part,
    NEW.count * NEW.rounding_part, NEW.count * NEW.substitute_part, NEW.count * NEW.unbalance, NEW.count * (NEW.unbalance <> 0),
    NEW.count * NEW.lost)
  ON CONFLICT DO UPDATE SET rounds = rounds + excluded.rounds,
    raw_part = raw_part + excluded.raw_part, uma_part = uma_part + excluded.uma_part,
    oka_part = oka_part + excluded.oka_part, sticks_part = sticks_part + excluded.sticks_part,
    rounding_part = rounding_part + excluded.rounding_part,
    substitute_part = substitute_part + excluded.substitute_part,
    unbalance = unbalance + excluded.unbalance, unbalanced = unbalanced + excluded.unbalanced,
    lost = lost + excluded.lost;
  DELETE FROM game_proof
  WHERE game_id = NEW.game_id AND players = NEW.players AND rounds = 0;
END;

CREATE TRIGGER round_added AFTER INSERT ON round BEGIN
  INSERT INTO proof_change SELECT *, 1 FROM round
  WHERE game_id = NEW.game_id AND seq = NEW.seq;
END;

CREATE TRIGGER round_deleted BEFORE DELETE ON round BEGIN
  INSERT INTO proof_change SELECT *, -1 FROM round
  WHERE game_id = OLD.game_id AND seq = OLD.seq;
END;

CREATE TRIGGER round_changing BEFORE UPDATE ON round BEGIN
  INSERT INTO proof_change SELECT *, -1 FROM round
  WHERE game_id = OLD.game_id AND seq = OLD.seq;
END;

CREATE TRIGGER round_changed AFTER UPDATE ON round BEGIN
  INSERT INTO proof_change SELECT *, 1 FROM round
  WHERE game_id = NEW.game_id AND seq = NEW.seq;
END;

CREATE TRIGGER score_added AFTER INSERT ON score BEGIN
  INSERT INTO game_total VALUES(NEW.game_id, NEW.player_id, 1, NEW.result, NEW.result, NEW.result,
    NEW.last, ifnull(NEW.table_points, 0))
  ON CONFLICT DO UPDATE SET rounds = rounds + 1, points = points + excluded.points,
    best = max(best, excluded.best), worst = min(worst, excluded.worst),
    lasts = lasts + excluded.lasts, table_points = table_points + excluded.table_points;
  INSERT INTO game_place VALUES(NEW.game_id, NEW.player_id, NEW.players, NEW.place, 1)
  ON CONFLICT DO UPDATE SET rounds = rounds + 1;
  INSERT INTO player_total VALUES(NEW.player_id, 1, NEW.result)
  ON CONFLICT DO UPDATE SET rounds = rounds + 1, points = points + excluded.points;
END;

CREATE TRIGGER score_deleted AFTER DELETE ON score BEGIN
  DELETE FROM game_total
  WHERE game_id = OLD.game_id AND player_id = OLD.player_id AND rounds = 1;
  UPDATE game_total SET rounds = rounds - 1, points = points - OLD.result,
    lasts = lasts - OLD.last, table_points = table_points - ifnull(OLD.table_points, 0),
    best = CASE WHEN best > OLD.result THEN best ELSE (SELECT max(result) FROM score
      WHERE player_id = OLD.player_id AND game_id = OLD.game_id) END,
    worst = CASE WHEN worst < OLD.result THEN worst ELSE (SELECT min(result) FROM score
      WHERE player_id = OLD.player_id AND game_id = OLD.game_id) END
  WHERE game_id = OLD.game_id AND player_id = OLD.player_id;
  UPDATE game_place SET rounds = rounds - 1
  WHERE game_id = OLD.game_id AND player_id = OLD.player_id AND place = OLD.place
    AND players = OLD.players;
  DELETE FROM game_place
  WHERE game_id = OLD.game_id AND player_id = OLD.player_id AND rounds = 0;
  UPDATE player_total SET rounds = rounds - 1, points = points - OLD.result
  WHERE player_id = OLD.player_id;
  DELETE FROM player_total WHERE player_id = OLD.player_id AND rounds = 0;
END;

-- INSERT OR REPLACE would pass by the triggers that keep the sums.
CREATE TRIGGER round_once BEFORE INSERT ON round
WHEN EXISTS (SELECT 1 FROM round WHERE game_id = NEW.game_id AND seq = NEW.seq OR uid = NEW.uid)
BEGIN
  SELECT RAISE(ABORT, 'this round is there already');
END;

CREATE TRIGGER score_once BEFORE INSERT ON score
WHEN EXISTS (SELECT 1 FROM score
  WHERE game_id = NEW.game_id AND seq = NEW.seq AND player_id = NEW.player_id)
BEGIN
  SELECT RAISE(ABORT, 'this score is there already');
END;

-- A score stays with its round and player; it is the result that changes.
CREATE TRIGGER score_kept BEFORE UPDATE OF game_id, seq, player_id ON score
WHEN OLD.game_id <> NEW.game_id OR OLD.seq <> NEW.seq OR OLD.player_id <> NEW.player_id BEGIN
  SELECT RAISE(ABORT, 'a score stays with its round and player');
END;

CREATE TRIGGER score_changed AFTER UPDATE ON score BEGIN
  UPDATE game_total SET points = points - OLD.result + NEW.result,
    lasts = lasts - OLD.last + NEW.last,
    table_points = table_points - ifnull(OLD.table_points, 0) + ifnull(NEW.table_points, 0),
    best = CASE WHEN best > OLD.result THEN max(best, NEW.result) ELSE (SELECT max(result)
      FROM score WHERE player_id = NEW.player_id AND game_id = NEW.game_id) END,
    worst = CASE WHEN worst < OLD.result THEN min(worst, NEW.result) ELSE (SELECT min(result)
      FROM score WHERE player_id = NEW.player_id AND game_id = NEW.game_id) END
  WHERE game_id = NEW.game_id AND player_id = NEW.player_id;
  UPDATE game_place SET rounds = rounds - 1
  WHERE game_id = OLD.game_id AND player_id = OLD.player_id AND place = OLD.place
    AND players = OLD.players;
  INSERT INTO game_place VALUES(NEW.game_id, NEW.player_id, NEW.players, NEW.place, 1)
  ON CONFLICT DO UPDATE SET rounds = rounds + 1;
  DELETE FROM game_place
  WHERE game_id = OLD.game_id AND player_id = OLD.player_id AND rounds = 0;
  UPDATE player_total SET points = points - OLD.result + NEW.result
  WHERE player_id = NEW.player_id;
END;

-- What an adjustment adds to its player's ledger, or with sign -1 takes back.
CREATE VIEW ledger_change AS SELECT *, 0 AS sign FROM adjustment;

CREATE TRIGGER ledger_changed INSTEAD OF INSERT ON ledger_change WHEN NEW.player_id IS NOT NULL
BEGIN
  INSERT INTO game_ledger VALUES(NEW.game_id, NEW.player_id, NEW.kind, NEW.sign,
    NEW.sign * NEW.count, NEW.sign * NEW.amount)
  ON CONFLICT DO UPDATE SET entries = entries + excluded.entries,
    count = count + excluded.count, amount = amount + excluded.amount;
  DELETE FROM game_ledger
  WHERE game_id = NEW.game_id AND player_id = NEW.player_id AND entries = 0;
END;

CREATE TRIGGER adjustment_added AFTER INSERT ON adjustment BEGIN
  INSERT INTO ledger_change SELECT *, 1 FROM adjustment WHERE id = NEW.id;
END;

CREATE TRIGGER adjustment_deleted BEFORE DELETE ON adjustment BEGIN
  INSERT INTO ledger_change SELECT *, -1 FROM adjustment WHERE id = OLD.id;
END;

CREATE TRIGGER adjustment_changing BEFORE UPDATE ON adjustment BEGIN
  INSERT INTO ledger_change SELECT *, -1 FROM adjustment WHERE id = OLD.id;
END;

CREATE TRIGGER adjustment_changed AFTER UPDATE ON adjustment BEGIN
  INSERT INTO ledger_change SELECT *, 1 FROM adjustment WHERE id = NEW.id;
END;
