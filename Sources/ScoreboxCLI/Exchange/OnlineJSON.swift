import Interchange
import Scoring
import Text

/// Games of online sites in JSON: Tenhou's log, and results as Mahjong Soul's records have them.
enum OnlineJSON {
  /// The games of a value; nil where it is something else.
  static func games(_ value: JSON, file: String, _ context: Context) throws -> [OnlineGame]? {
    if case .array(let values) = value {
      let found = try values.map { try games($0, file: file, context) }
      return found.isEmpty || found.contains { $0 == nil } ? nil : found.flatMap { $0 ?? [] }
    }
    if let list = value["record_list"] { return try games(list, file: file, context) }
    let head = value["head"] ?? value
    if head["accounts"] != nil, head["result"] != nil { return [try record(head, context)] }
    if value["name"]?.items.isEmpty == false, value["sc"] != nil || value["log"] != nil {
      return [try log(value, file: file)]
    }
    return nil
  }

  /// `sc` holds raw points and results in turns.
  private static func log(_ value: JSON, file: String) throws -> OnlineGame {
    let names = (value["name"]?.items ?? []).map { $0.string ?? "" }
    let figures = value["sc"]?.items ?? []
    let seats = names.indices.filter { !names[$0].isEmpty }
    let players = try seats.map { seat in
      guard 2 * seat + 1 < figures.count, let raw = figures[2 * seat].integer else {
        throw Failure(.refused, .noEndInLog)
      }
      return OnlineGame.Player(
        name: names[seat], raw: raw, result: TenhouImport.thousands(figures[2 * seat + 1].text))
    }
    let shown = value["rule"]?["disp"]?.string ?? ""
    let reference = value["ref"]?.string ?? TenhouImport.reference(in: file)
    return OnlineGame(
      site: .tenhou, id: reference, day: TenhouImport.day(in: reference ?? file),
      winds: OnlineWords.winds(of: shown), players: players)
  }

  /// Seats count from 0; those without an account are played by the computer.
  private static func record(_ head: JSON, _ context: Context) throws -> OnlineGame {
    let ended = (head["result"]?["players"]?.items ?? []).compactMap { player in
      player["seat"]?.integer.map { (seat: $0, figures: player) }
        // The first seat is 0, which some writers leave out.
        ?? (seat: 0, figures: player)
    }.sorted { $0.seat < $1.seat }
    var names: [Int64: String] = [:]
    for account in head["accounts"]?.items ?? [] {
      names[account["seat"]?.integer ?? 0] = account["nickname"]?.string
    }
    let points = ended.compactMap { $0.figures["total_point"]?.integer }
    // Some writers put other figures there.
    let areResults =
      points.count == ended.count && points.reduce(0, { $0 &+ $1 }) == 0
      && points.contains { $0 != 0 }
    var computers = 0
    let players = try ended.map { player in
      guard let raw = player.figures["part_point_1"]?.integer else {
        throw Failure(.refused, .noEndInLog)
      }
      if names[player.seat] == nil { computers += 1 }
      return OnlineGame.Player(
        name: names[player.seat] ?? "CPU \(computers)", raw: raw,
        result: areResults ? player.figures["total_point"]?.integer : nil)
    }
    let mode = head["config"]?["mode"]?["mode"]?.integer
    let instant = head["end_time"]?.integer ?? head["start_time"]?.integer
    return OnlineGame(
      site: .mahjongSoul, id: head["uuid"]?.string,
      day: try instant.map {
        try context.day(at: $0.multipliedReportingOverflow(by: 1000).partialValue)
      },
      // The last digit is 1 for East only, 2 for East and South.
      winds: mode.flatMap { (1...2).contains($0 % 10) ? Int($0 % 10) : nil }, players: players)
  }
}
