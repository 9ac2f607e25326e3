import Domain
import Foundation
import JSONCoding
import TestSupport
import Testing

/// The real program at a real server.
@Suite("Teachers at the command line")
struct TeacherCommandsTests {
    @Test("A teacher begins, edits, sends documents and stops, and an operator decides")
    func story() async throws {
        try await TestServer.run { server in
            let ana = try ScriptedDevice(server: server.address)
            let olga = try ScriptedDevice(server: server.address)
            for (device, name) in [(ana, "ana"), (olga, "olga")] {
                #expect(try await device.signUp(name).status == 0)
                try await server.confirmEmail(of: name)
            }
            try await server.appointOperator("olga")
            #expect(try await ana.ask(["neighbourhood", "choose", "1114055000"]).status == 0)
            let lesson = ["lesson", "post"] + SamplePost.of(.lesson).options
            let refused = try await ana.ask(lesson + ["--neighbourhood", "1114055000"])
            #expect(refused.status == 3 && refused.error.contains("madang teacher on"), "\(refused)")
            #expect(try await ana.ask(["teacher", "on"]).status == 0)
            let edit = ["teacher", "edit", "--instrument", "harp", "--education", "음악대학 졸업"]
            #expect(try await ana.ask(edit).status == 0)
            let more = try await ana.ask(["teacher", "edit", "--career", "악단 5년", "--json"])
            #expect(more.json["profile"]?["education"] == ["음악대학 졸업"], "\(more)")

            let folder = try TemporaryFolder()
            let file = folder.file("diploma.png")
            try Data(PNGFile(16, 16).picture { _, _ in [1, 2, 3] }).write(to: file)
            let sent = try await ana.ask(
                ["teacher", "verify", file.path, "--note", "졸업증명서예요", "--json"]
            )
            let id = sent.json["id"]?.stringValue ?? "\(sent)"
            let queue = try await olga.ask(["verification", "list"])
            #expect(queue.output.contains("졸업증명서예요"), "\(queue)")
            #expect(try await olga.ask(["verification", "show", id]).output.contains("음악대학 졸업"))
            let seen = ["verification", "accept", id, "--seen", "음악대학 졸업증명서"]
            #expect(try await olga.ask(seen).status == 0)
            let late = try await olga.ask(["verification", "decline", id, "--reason", "늦었어요"])
            #expect(late.status == 3)
            let shown = try await ana.ask(["teacher", "show", "me"])
            #expect(shown.output.contains("음악대학 졸업증명서") && shown.output.contains("Harp"), "\(shown)")
            #expect(try await ana.ask(["teacher", "verify"]).output.contains("Verified"))
            #expect(try await ana.ask(["teacher", "verify", "--withdraw"]).status == 3)
            #expect(try await ana.ask(["teacher", "edit"]).status == 2)
            #expect(try await ana.ask(["teacher", "edit", "--career", "a", "--clear", "career"]).status == 2)
            #expect(try await ana.ask(["teacher", "off"]).status == 0)
            #expect(try await ana.ask(["teacher", "show", "me"]).status == 3)
        }
    }
}
