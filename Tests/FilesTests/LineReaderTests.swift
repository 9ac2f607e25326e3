import Files
import Foundation
import TestSupport
import Testing

@Suite("Lines of a large file")
struct LineReaderTests {
    private func lines(of bytes: Data) throws -> [String] {
        let folder = try TemporaryFolder()
        let file = folder.file("lines")
        try bytes.write(to: file)
        let reader = try LineReader(path: file.path)
        #expect(reader.size == bytes.count)
        var lines: [String] = []
        while let line = try reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
        #expect(reader.position == bytes.count)
        return lines
    }

    @Test("Lines are those between line feeds, and the last needs none")
    func lines() throws {
        #expect(try lines(of: Data()).isEmpty)
        #expect(try lines(of: Data("\n".utf8)) == [""])
        #expect(try lines(of: Data("a\r\n\nb".utf8)) == ["a\r", "", "b"])
    }

    @Test("Lines are whole across blocks, and one that is too long comes in pieces")
    func blocks() throws {
        let words = (0..<60_000).map { "line \($0)" }
        #expect(try lines(of: Data(words.joined(separator: "\n").utf8)) == words)
        let long = String(repeating: "x", count: LineReader.longest + 5)
        #expect(try lines(of: Data("\(long)\nend".utf8)).map(\.count) == [LineReader.longest, 5, 3])
    }

    @Test("A file that isn't there is an error with its path")
    func missing() {
        #expect(throws: FileError.self) { try LineReader(path: "/nonexistent/file") }
    }
}
