import Domain
import Foundation
import JSONCoding
import TestSupport
import Testing

/// The real program.
@Suite("Recordings at the command line")
struct RecordingCommandsTests {
    @Test("A teacher adds, lists, renames and removes a recording")
    func story() async throws {
        try await TestServer.run { server in
            let ana = try await ScriptedDevice(joining: "ana", at: server.address)
            try await server.confirmEmail(of: "ana")
            let folder = try TemporaryFolder()
            let file = folder.file("bach.wav")
            try Data(WAVFile(seconds: 2).bytes).write(to: file)
            let add = ["recording", "add", file.path, "--title", "바흐"]
            let refused = try await ana.ask(add)
            #expect(refused.status == 3 && refused.error.contains("madang teacher on"), "\(refused)")
            #expect(try await ana.ask(["teacher", "on"]).status == 0)
            #expect(try await ana.ask(["recording", "list"]).output.contains("No recordings yet."))
            let added = try await ana.ask(add + ["--json"])
            let id = added.json["id"]?.stringValue ?? "\(added)"
            #expect(try await ana.ask(["recording", "list"]).output.contains("0:02"))
            #expect(try await ana.ask(["recording", "rename", id, "--title", "쇼팽"]).output.contains("쇼팽"))
            #expect(try await ana.ask(["teacher", "show", "me"]).output.contains("쇼팽 (0:02)"))
            #expect(try await ana.ask(["recording", "remove", id]).status == 0)
            #expect(try await ana.ask(["recording", "remove", id]).status == 3)
            let none = folder.file("none.wav").path
            #expect(try await ana.ask(["recording", "add", none, "--title", "바흐"]).status == 2)
        }
    }
}
