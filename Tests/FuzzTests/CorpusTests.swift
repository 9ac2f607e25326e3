import Foundation
import TestSupport
import Testing

/// `make fuzz` looks for more, with libFuzzer and the address sanitizer.
@Suite("Inputs that fuzzing found")
struct CorpusTests {
    private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fuzz/Corpus")

    private static var targets: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted() }
    }

    @Test("Every input of the corpus keeps its target's promises", arguments: try targets)
    func replay(target: String) async throws {
        let folder = Self.corpus.appendingPathComponent(target)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let replay = try await FuzzProgram.replay(
            files.map { folder.appendingPathComponent($0).path },
            on: target
        )
        #expect(!files.isEmpty)
        #expect(replay.status == 0, "\(replay.error.suffix(2_000))")
    }
}
