import Foundation
import Synchronization

/// A converter that tries to break out, what it is told, and what it would change.
public final class Intruder: Sendable {
    /// The program, built with these tests.
    public static let path = MadangProgram.products.appendingPathComponent("intruder").path

    private let folder: TemporaryFolder
    private let server: ScriptedServer

    public init() throws {
        folder = try TemporaryFolder()
        server = try ScriptedServer { exchange, _ in exchange.answer() }
        try Data("all our data".utf8).write(to: file)
    }

    /// In place of the database.
    private var file: URL { folder.file("madang.sqlite") }

    /// Which file it shall take and which port it shall reach, after bytes that begin a format.
    public func orders(after beginning: String = "") -> [UInt8] {
        Array("\(beginning)\n\(file.path)\n\(server.port)\n".utf8)
    }

    /// Whether everything is as it was.
    public var achievedNothing: Bool {
        let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        let content = try? String(contentsOf: file, encoding: .utf8)
        return files == ["madang.sqlite"] && content == "all our data"
    }
}
