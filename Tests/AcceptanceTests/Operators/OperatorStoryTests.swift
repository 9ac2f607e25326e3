import Foundation
import JSONCoding
import TestSupport
import Testing

/// The real program, from its first start to a restored backup, without a browser.
@Suite("An operator's first days at the command line")
struct OperatorStoryTests {
    private let folder: TemporaryFolder
    private let place: TemporaryFolder
    private let program: MadangProgram
    private var data: [String] { ["--data", folder.path] }

    init() throws {
        (folder, place, program) = (try TemporaryFolder(), try TemporaryFolder(), try MadangProgram())
    }

    @Test("Named, opened to three by invitation, one of them stopped and let go, mended, and restored")
    func story() async throws {
        let madang = try await MadangProcess(data: folder.path)
        let olga = try ScriptedDevice(server: madang.address)
        #expect(try await olga.signUp("olga").status == 0)
        try await run(["operator", "confirm", "olga@example.com"] + data)
        try await run(["operator", "add", "olga@example.com"] + data)
        _ = try await olga.perform("operator", "set", "name", "연남마당")
        _ = try await olga.perform("operator", "set", "sign-up", "invitation")
        let invited = try await olga.perform("operator", "invite", "--uses", "3")
        let code = try #require(invited["code"]?.stringValue, "\(invited)")

        let stranger = try await ScriptedDevice(server: madang.address).signUp("eve")
        #expect(stranger.status == 3 && stranger.problem["code"] == "invitation.needed", "\(stranger)")
        var guests: [ScriptedDevice] = []
        for name in ["ana", "ben", "cho"] {
            let guest = try ScriptedDevice(server: madang.address)
            let joined = try await guest.signUp(name, ["--invitation", code])
            #expect(joined.status == 0, "\(joined)")
            guests.append(guest)
        }
        try await stopAndLetGo(guests[0], by: olga)

        let status = try await olga.perform("operator", "server")
        #expect(status["queues"]?[0]?["failing"] == 0)
        #expect(try await olga.ask(["operator", "retry", "--queue", "emails"]).status == 0)
        try await restore(madang)
    }

    private func stopAndLetGo(_ ana: ScriptedDevice, by olga: ScriptedDevice) async throws {
        let words = [
            "report", "act", "member", try await ana.memberID(), "--reason", "spam", "--suspend-days", "3",
        ]
        let report = try #require(try await olga.perform(words)["id"]?.stringValue)
        #expect(try await ana.ask(["account", "show"]).status == 4)
        #expect(try await olga.perform("report", "reopen", report)["suspendsUntil"] == .null)
        let login = ["login", "--email", "ana@example.com", "--password-stdin"]
        #expect(try await ana.ask(login, input: Neighbour.password + "\n").status == 0)
    }

    private func restore(_ madang: MadangProcess) async throws {
        let (backups, other) = (place.file("backups").path, place.file("other").path)
        let key = ["--key-file", folder.file("keys/madang.key").path]
        try await run(["backup", backups] + data)
        madang.askToStop()
        #expect(await madang.end() == 0)
        try await run(["restore", backups, "--data", other] + key)
        let again = try await MadangProcess(data: other, key)
        let olga = try ScriptedDevice(server: again.address)
        let login = ["login", "--email", "olga@example.com", "--password-stdin"]
        #expect(try await olga.ask(login, input: Neighbour.password + "\n").status == 0)
        let settings = try await olga.perform("operator", "settings")
        let name = settings["settings"]?.arrayValue?.first { $0["name"] == "name" }
        #expect(name?["value"] == "연남마당", "\(settings)")
        #expect(try await olga.perform("operator", "members")["count"] == 4)
    }

    private func run(_ words: [String]) async throws {
        let outcome = try await program.run(words)
        try #require(outcome.status == 0, "\(outcome)")
    }
}
