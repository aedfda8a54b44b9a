// swift-tools-version: 6.2
import PackageDescription

// Arrows point down only; the order below is the order of the house (ARCHITECTURE.md).
let package = Package(
  name: "scorebox",
  products: [
    .executable(name: "scorebox", targets: ["scorebox"]),
    .executable(name: "scorebox-workbook", targets: ["scorebox-workbook"]),
  ],
  targets: [
    .executableTarget(name: "scorebox", dependencies: ["ScoreboxCLI"]),
    .executableTarget(name: "scorebox-workbook", dependencies: ["CXLSXWriter"]),
    .target(
      name: "ScoreboxCLI",
      dependencies: [
        "CommandKit", "Interchange", "Rendering", "SheetView", "Storage", "SQLiteKit", "Scoring",
        "Text",
      ],
      resources: ["bash", "zsh", "fish"].map { .embedInCode("Shell/Scripts/scorebox.\($0)") }),
    .target(name: "SheetView", dependencies: ["Rendering", "Text", "CCurses"]),
    .target(name: "CommandKit", dependencies: ["Scoring", "Text"]),
    .target(name: "Interchange", dependencies: ["Scoring", "SQLiteKit", "CExpat"]),
    .target(
      name: "Rendering", dependencies: ["Scoring", "Text"],
      resources: ["page.html", "page.css", "side.js"].map { .embedInCode("Page/\($0)") }),
    .target(
      name: "Storage", dependencies: ["Scoring", "SQLiteKit", "Text"],
      resources: [
        .embedInCode("../../schema.sql"), .embedInCode("Earlier/schema_1.sql"),
        .embedInCode("Earlier/schema_2.sql"), .embedInCode("Earlier/schema_3.sql"),
      ]),
    .target(name: "SQLiteKit", dependencies: ["CSQLite"]),
    .target(name: "Scoring"),
    .target(name: "Text", dependencies: ["CUTF8Proc"]),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "CCurses",
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CXLSXWriter", providers: [.apt(["libxlsxwriter-dev"])]),
    .systemLibrary(name: "CUTF8Proc", providers: [.apt(["libutf8proc-dev"])]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(name: "CFaultVFS", dependencies: ["CSQLite"], path: "Tests/FaultVFS"),
    .executableTarget(
      name: "scorebox-faults", dependencies: ["CFaultVFS", "ScoreboxCLI"],
      path: "Tests/FaultProgram"),
    .executableTarget(
      name: "scorebox-fuzz", dependencies: ["ScoreboxCLI", "TestSupport"],
      path: "Tests/FuzzProgram"),
    .testTarget(name: "TextTests", dependencies: ["Text", "TestSupport"]),
    .testTarget(name: "ScoringTests", dependencies: ["Scoring", "TestSupport"]),
    .testTarget(name: "SQLiteKitTests", dependencies: ["SQLiteKit", "TestSupport"]),
    .testTarget(
      name: "StorageTests",
      dependencies: ["Storage", "SQLiteKit", "Scoring", "Text", "TestSupport"]),
    .testTarget(
      name: "RenderingTests",
      dependencies: ["Rendering", "Scoring", "ScoreboxCLI", "Text", "TestSupport"]),
    .testTarget(
      name: "SheetViewTests",
      dependencies: ["SheetView", "Rendering", "Scoring", "ScoreboxCLI", "Text", "TestSupport"]),
    .testTarget(
      name: "InterchangeTests",
      dependencies: ["Interchange", "Scoring", "SQLiteKit", "TestSupport"]),
    .testTarget(
      name: "CommandKitTests", dependencies: ["CommandKit", "Scoring", "Text", "TestSupport"]),
    .testTarget(
      name: "ScoreboxCLITests",
      dependencies: ["ScoreboxCLI", "CommandKit", "Scoring", "Text", "TestSupport"]),
    .testTarget(name: "EndToEndTests", dependencies: ["TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets
where target.type != .system && !["CFaultVFS", "CCurses"].contains(target.name) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
}
