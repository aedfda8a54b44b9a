import CommandKit
import Rendering

/// How a sheet is drawn: by options, by what is set, and by what the terminal can do.
struct SheetDrawing {
  static let options = [
    Option(
      "layout", value: .required("LAYOUT"), choices: SheetStyle.Layout.allCases.map(\.rawValue),
      summary: DrawingHelp.layout),
    Option(
      "width", value: .required("N"), summary: DrawingHelp.width),
    Option(
      "order", value: .required("ORDER"), choices: PlayerOrder.allCases.map(\.rawValue),
      summary: DrawingHelp.order),
    Option("proof", summary: DrawingHelp.proof),
    Option("ascii", summary: DrawingHelp.ascii),
    Option("no-marks", summary: DrawingHelp.noMarks),
    Option(
      "negative", value: .required("SIGN"), choices: NegativeSign.allCases.map(\.rawValue),
      summary: DrawingHelp.negative),
    Option(
      "ambiguous", value: .required("CELLS"), choices: ["1", "2"],
      summary: DrawingHelp.ambiguous),
    Option(
      "color", value: .required("WHEN"), choices: Colors.allCases.map(\.rawValue),
      summary: DrawingHelp.color),
    Option("pager", summary: DrawingHelp.pager),
  ]

  /// Those that make sense on a screen.
  static let viewOptions = options.filter {
    ["order", "ascii", "no-marks", "negative", "ambiguous", "color"].contains($0.long)
  }

  /// When to print colours.
  private enum Colors: String, CaseIterable {
    case auto, always, never
  }

  let style: SheetStyle
  /// The command that pages the output; nil where nothing is to be paged.
  let pager: String?

  init(_ context: Context, sums: SumsMode) throws {
    let arguments = context.arguments
    let terminal = context.writesToTerminal
    var style = SheetStyle(
      width: context.width, sums: sums, isWindowFixed: arguments.value("cols") != nil)
    let layout = try arguments.value("layout") ?? context.settings.text(.layout)
    style.layout = SheetStyle.Layout(rawValue: layout) ?? .auto
    style.order = arguments.value("order").flatMap(PlayerOrder.init) ?? .game
    style.negative = arguments.value("negative").flatMap(NegativeSign.init) ?? .minus
    style.ambiguous = arguments.value("ambiguous") == "2" ? 2 : 1
    style.isASCII = context.isASCII
    style.hasMarks = !arguments.flag("no-marks")
    style.hasProof = arguments.flag("proof")
    style.hasColor =
      switch arguments.value("color").flatMap(Colors.init) ?? .auto {
      case .always: true
      case .never: false
      case .auto: Self.seesColors(context.world, terminal: terminal)
      }
    self.style = style
    pager = arguments.flag("pager") && terminal ? Self.pager(context.world) : nil
  }

  /// What the variables for colour say, the strongest first (no-color.org, bixense.com/clicolors).
  private static func seesColors(_ world: World, terminal: Bool) -> Bool {
    if world.setting("NO_COLOR") != nil { return false }
    if let force = world.setting("CLICOLOR_FORCE"), force != "0" { return true }
    if world.setting("CLICOLOR") == "0" || world.setting("TERM") == "dumb" { return false }
    return terminal
  }

  private static func pager(_ world: World) -> String {
    world.setting("SCOREBOX_PAGER") ?? world.setting("PAGER") ?? "less"
  }
}
