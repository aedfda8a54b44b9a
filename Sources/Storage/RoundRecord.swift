package import Scoring

/// A row of a sheet, without its scores.
package struct RoundRecord: Equatable, Sendable {
  package let game: Int64
  /// The number of the round in its sheet, from 1, never used twice.
  package let number: Int
  /// Tells a retry from a new round.
  package let id: String
  package let ruleID: Int64
  package let kind: RoundEntry.Kind
  package let day: Day
  package let playedAt: Moment
  package let winds: Int
  package let sticks: Int
  package let table: Int?
  package let note: String
  /// Sums over the players; see ``Scoring/Parts``.
  package let parts: Parts
  package let unbalance: Points
  package let lost: Points

  package init(
    game: Int64, number: Int, id: String, ruleID: Int64, kind: RoundEntry.Kind, day: Day,
    playedAt: Moment, winds: Int, sticks: Int, table: Int?, note: String, parts: Parts,
    unbalance: Points, lost: Points
  ) {
    self.game = game
    self.number = number
    self.id = id
    self.ruleID = ruleID
    self.kind = kind
    self.day = day
    self.playedAt = playedAt
    self.winds = winds
    self.sticks = sticks
    self.table = table
    self.note = note
    self.parts = parts
    self.unbalance = unbalance
    self.lost = lost
  }
}

/// The score of one player in one round.
package struct ScoreRecord: Equatable, Sendable {
  package let player: Int64
  /// 1 for East at the start; nil where seats are unknown.
  package let seat: Int?
  /// Points on the table at the end; nil where a result was typed.
  package let raw: Points?
  package let result: Points
  package let place: Int
  /// In twelfths; nil where the rule has none.
  package let tablePoints: Int64?

  package init(
    player: Int64, seat: Int?, raw: Points?, result: Points, place: Int, tablePoints: Int64? = nil
  ) {
    self.player = player
    self.seat = seat
    self.raw = raw
    self.result = result
    self.place = place
    self.tablePoints = tablePoints
  }
}
