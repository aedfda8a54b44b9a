import CommandKit
import Rendering
import SheetView
import Storage
import Text

extension Verb {
  static let view = Verb(
    command: Command(
      "view", summary: ViewHelp.summary,
      operands: [Operand("GAME", summary: ViewHelp.operand, optional: true)],
      options: SheetDrawing.viewOptions, discussion: ViewHelp.discussion)
  ) { context in
    guard context.world.inputIsTerminal, context.world.outputIsTerminal,
      context.world.setting("TERM").map({ $0 != "dumb" }) ?? false
    else { throw Failure(.usage, .viewNeedsTerminal) }
    var viewer = try SheetViewer(context)
    guard Screen.start(hasColor: viewer.style.hasColor) else {
      throw Failure(.usage, .viewNeedsTerminal)
    }
    do {
      try viewer.run()
    } catch {
      Screen.stop()
      throw error
    }
    Screen.stop()
    return Answer()
  }
}

/// The screen while it is up: draws, waits for what happens, and does what that asks for.
struct SheetViewer {
  private let context: Context
  let style: SheetStyle
  private var source: ViewSource
  private var state: ViewState

  init(_ context: Context) throws {
    self.context = context
    style = try SheetDrawing(context, sums: .full).style
    source = try ViewSource(context, style: style)
    state = ViewState(source.contents, columns: 80, rows: 24)
  }

  mutating func run() throws {
    let (columns, rows) = Screen.size
    _ = state.handle(.resized(columns: columns, rows: rows))
    while true {
      try source.load(&state)
      Screen.draw(frame)
      // Nothing is drawn while nothing happens.
      var happening = Screen.next(milliseconds: 500)
      while happening == nil {
        if try source.reloadIfChanged(&state) { break }
        happening = Screen.next(milliseconds: 500)
      }
      guard let happening else { continue }
      guard case .event(let event) = happening else { return }
      guard let effect = state.handle(event) else { continue }
      if effect == .leave { return }
      try perform(effect)
    }
  }

  private var frame: ViewFrame {
    ViewFrame(
      state, pages: source.pages, title: source.title(context.language),
      detail: source.detail(state.selection), ambiguous: style.ambiguous
    ) { context.say(.view($0)) }
  }

  private mutating func perform(_ effect: ViewEffect) throws {
    switch effect {
    case .leave: break
    case .toggleRunning:
      source.isRunning.toggle()
      try source.reload(&state)
    case .openForm(let row):
      do {
        state.open(try source.form(row: row))
      } catch let failure as Failure {
        _ = state.handle(.answered([context.say(failure.message)], question: nil))
      }
    case .typed(let form, isDone: false):
      _ = state.handle(.hinted(source.hint(form).map(context.say) ?? ""))
    case .typed(let form, isDone: true): try submit(form)
    case .ask(let words): ask(words)
    case .run(let words):
      // What was agreed to is what is done, also where somebody else was quicker.
      if case .question(let lines, _) = asked, lines != rehearse(words).lines {
        ask(words.filter { $0 != "--yes" })
        return
      }
      let done = CommandLineRun(words, in: context)
      _ = state.handle(.answered(done.lines, question: nil))
      try source.reloadIfChanged(&state)
      if words.first == "add-round" { state.showNewest() }
    }
  }

  /// The question that was answered last.
  private var asked: ViewState.Mode?

  private mutating func ask(_ words: [String]) {
    let rehearsal = rehearse(words)
    let question = rehearsal.isDone ? words + ["--yes"] : nil
    _ = state.handle(.answered(rehearsal.lines, question: question))
    asked = state.mode
  }

  private func rehearse(_ words: [String]) -> CommandLineRun {
    CommandLineRun(words.filter { $0 != "--yes" } + ["--dry-run"], in: context)
  }

  /// Asks whether the round of a form is to be recorded, or says what is wrong with it.
  private mutating func submit(_ form: ViewForm) throws {
    let options: [String]
    do {
      options = try WordSplitter.split(form.options).map(\.text)
    } catch {
      _ = state.handle(.hinted(form.options))
      return
    }
    let verb = form.round.map { ["edit-round", String($0)] } ?? ["add-round"]
    let words = verb + form.scores + options + ["--game", source.game.name]
    let rehearsal = rehearse(words)
    if rehearsal.isDone {
      ask(words)
    } else {
      _ = state.handle(.hinted(rehearsal.lines.joined(separator: "  ")))
    }
  }
}

/// A command typed on the screen, run as from the shell, with nobody to ask.
struct CommandLineRun {
  private(set) var lines: [String] = []
  private(set) var isDone = false

  init(_ words: [String], in context: Context) {
    var words = words
    for option in ["file", "by", "lang"] {
      if let value = context.arguments.value(option) { words += ["--\(option)", value] }
    }
    var world = context.world
    (world.inputIsTerminal, world.outputIsTerminal) = (false, false)
    do {
      guard case .run(let command, let arguments) = try Verbs.invocation(words),
        let verb = Verbs.verb(command.name)
      else { return }
      let answer = try verb.run(
        Context(
          world: world, arguments: arguments, command: command, settings: context.settings,
          words: words))
      lines = context.say(answer.output).split(separator: "\n").map(String.init)
      lines += (answer.notes + answer.errors).map(context.say)
      isDone = answer.status == .done
    } catch {
      lines = [context.say(Failure(error, path: "", writing: true).message)]
    }
  }
}
