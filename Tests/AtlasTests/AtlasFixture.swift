import Atlas
import Domain
import Foundation

/// What the tests in this folder stand on: the program's own gazetteer, two moments, and the sources it was
/// made from.
enum AtlasFixture {
    /// Before and after 2026-07-01 in Korea.
    static let before = Moment(milliseconds: 1_782_831_599_999)
    static let after = Moment(milliseconds: 1_782_831_600_000)

    static let gazetteer = Result { try MappedGazetteer.embedded() }

    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let sources = root.appendingPathComponent("Modules/Data/Atlas/Gazetteer")
    static let compiled = root.appendingPathComponent("Modules/System/CGazetteer/data")

    static let reverseCases = root.appendingPathComponent("Tests/AtlasTests/Fixtures/reverse-cases.tsv")

    /// The rows of one of the sources.
    static func rows(_ source: String) throws -> [[String]] {
        try rows(of: sources.appendingPathComponent(source))
    }

    /// The rows of a table without its header.
    static func rows(of file: URL) throws -> [[String]] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }
}
