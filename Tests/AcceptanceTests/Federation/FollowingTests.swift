import JSONCoding
import TestSupport
import Testing

/// Against the real program.
@Suite("Following what is said, from the command line")
struct FollowingTests {
    @Test("Control-C is how one stops: no failure, and not a word", arguments: Place.allCases)
    func interrupted(_ place: Place) async throws {
        let desk = try await ScriptedDevice(at: place)
        _ = try await desk.signUp("mina")
        let following = try desk.madang.begin(["talk", "follow"])
        try await following.say("Press Control-C to stop.\n")

        following.interrupt()

        #expect(try await following.end() == 0)
        #expect(following.said == "Listening. Press Control-C to stop.\n")
    }

    @Test("Earlier messages were printed, one line each")
    func lines() async throws {
        let folder = try TemporaryFolder()
        let server = try await MadangProcess(data: folder.path)
        let mina = try ScriptedDevice(server: server.address)
        _ = try await mina.signUp("mina")
        let phone = try await RemoteMember(signingIn: "mina", at: server)
        let joon = try await RemoteMember(joining: "joon", at: server)
        let following = try mina.madang.begin(["talk", "follow"])
        try await following.say("Press Control-C to stop.\n")
        let talk = try await joon.talks(to: phone)

        #expect(await joon.say("내일 어때요?", in: talk, key: "1"))
        try await following.say("내일 어때요?\n")
        following.interrupt()

        #expect(try await following.end() == 0)
        let lines = following.said.split(separator: "\n")
        #expect(lines.count == 2 && lines.last?.hasSuffix("성인 피아노 기초  joon: 내일 어때요?") == true)
    }
}
