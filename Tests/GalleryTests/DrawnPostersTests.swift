import Foundation
import Gallery
import Imaging
import Synchronization
import TestSupport
import Testing

@Suite("Drawn pictures")
struct DrawnPostersTests {
    private let folder: TemporaryFolder
    private let clock = TestClock()

    init() throws {
        folder = try TemporaryFolder()
    }

    private func poster(_ text: String) -> Poster {
        let area = Poster.Area(x: 0, y: 0, width: 100, height: 50)
        let words = Poster.Text(text, in: area, font: "sans-serif", sizes: [20], colour: "000000")
        let background = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
        return Poster(width: 100, height: 50, background: background, texts: [words], needing: "")
    }

    /// A program that notes each start and then draws.
    private func counting() throws -> String {
        let program = folder.file("painter")
        let script = "#!/bin/sh\necho >> '\(folder.path)/starts'\nexec '\(MadangProgram.path)' \"$@\"\n"
        try Data(script.utf8).write(to: folder.file("script"))
        // A process that another test starts meanwhile inherits a file that this one writes, which then can't
        // be started.
        let copy = try Process.run(
            URL(fileURLWithPath: "/usr/bin/install"),
            arguments: ["-m", "700", folder.file("script").path, program.path]
        )
        copy.waitUntilExit()
        return program.path
    }

    private var starts: Int { (try? Data(contentsOf: folder.file("starts")).count) ?? 0 }

    private func posters(_ program: String, log: @escaping @Sendable (String) -> Void = { _ in })
        -> DrawnPosters
    {
        DrawnPosters(PosterRenderer(program: program), folder: "\(folder.path)/kept", clock: clock, log: log)
    }

    @Test("A picture that a thousand ask for at once is drawn once, and all get it")
    func once() async throws {
        let posters = posters(try counting())
        let pictures = try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for number in 0..<1_000 {
                group.addTask { try await posters.png(of: poster("마당"), for: "\(number)") }
            }
            return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
        }
        #expect(pictures.count == 1 && starts == 1)
    }

    @Test("It is kept across a restart")
    func kept() async throws {
        let drawn = try await posters(try counting()).png(of: poster("마당"), for: "")
        #expect(try await posters("/nonexistent").png(of: poster("마당"), for: "") == drawn)
    }

    @Test("One that fails is drawn again for the next reader")
    func failure() async throws {
        let posters = posters(try counting())
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600],
            ofItemAtPath: folder.file("painter").path
        )
        await #expect(throws: (any Error).self) { try await posters.png(of: poster("마당"), for: "") }
        _ = try counting()
        #expect(try await !posters.png(of: poster("마당"), for: "").isEmpty)
    }

    @Test("Where nothing can be kept, pictures are drawn all the same, and the operator reads why")
    func unwritable() async throws {
        try Data().write(to: folder.file("kept"))
        let said = Mutex<[String]>([])
        let posters = posters(try counting()) { text in said.withLock { $0.append(text) } }
        for _ in 1...2 { #expect(try await !posters.png(of: poster("마당"), for: "").isEmpty) }
        #expect(starts == 2)
        #expect(said.withLock { $0.first }?.hasPrefix("drawn pictures can't be kept: ") == true)
    }
}
