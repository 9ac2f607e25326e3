import Database
import JSONCoding
import TestSupport
import Testing

@Suite("A host and three runners, one of them late and one absent", .timeLimit(.minutes(20)))
struct AttendanceStoryTests {
    @Test(
        "They check in, are marked, one disputes and is believed, and each sees a grade",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            var group = try await server.runners(["ben", "cho", "dan"])
            let early = try await group.ben.checksIn(to: group.run, Self.near)
            #expect(early.verdict == "409 attendance.too-early")
            group = try await group.begun(by: -20, server)
            let code: JSON = ["code": .string(try await group.host.checkInCode(of: group.run))]
            let here = try await group.ben.checksIn(to: group.run, code)
            #expect(here.json["entries"]?[0]?["status"] == "present", "\(here)")
            let before = try await group.host.marks(group.ben, "present", in: group.run)
            #expect(before.verdict == "409 attendance.not-started")
            group = try await group.begun(by: 15, server)
            let late = try await group.runners[1].checksIn(to: group.run, Self.near)
            let own = late.json["entries"]?[0]
            #expect(own?["checkInMethod"] == "position" && own?["status"] == "late")
            #expect(!late.tell("37.56"))

            let marked = try await group.host.marks(group.runners[2], "absent", in: group.run)
            #expect(
                marked.json["entries"]?.arrayValue?.map { $0["status"] } == ["present", "late", "absent"]
            )
            #expect(!marked.tell("37.56"))
            #expect(try await group.runners[2].told().first == "absence-marked")
            group = try await group.begun(by: 60 + 180, server)
            let over = try await group.host.marks(group.ben, "absent", in: group.run)
            #expect(over.verdict == "409 attendance.marking-over")
            #expect(try await group.runners[2].ask("GET", "/api/v1/me/attendance").json["score"] == 0)
            #expect(try await group.runners[2].disputes(group.run).status == 200)
            #expect(try await group.host.told().first == "absence-disputed")
            let answered = try await group.host.answers(group.runners[2], "excused", in: group.run)
            #expect(answered.json["entries"]?[2]?["answer"] == "사진에서 봤어요", "\(answered)")
            #expect(try await group.runners[2].told().first == "absence-answered")

            try await grades(group)
        }
    }

    private func grades(_ group: RunGroup) async throws {
        let records = try await [group.ben, group.runners[1], group.runners[2], group.host].asyncMap {
            try await $0.ask("GET", "/api/v1/me/attendance").json
        }
        #expect(records.map { $0["score"] } == [100, 50, .null, .null])
        #expect(records.map { $0["grade"] } == ["beginner", "beginner", .null, .null])
        #expect(records[0]["entries"]?[0]?["title"] == "남산 둘레길 러닝")
        let seen = try await group.host.ask("GET", "/api/v1/members/\(try await group.ben.memberID)").json
        #expect(seen["runner"]?["attendance"] == "beginner" && seen["score"] == nil)
        let entry = try await group.host.roster(of: group.run)["entries"]?[0]?["runner"]
        #expect(entry?["attendance"] == "beginner")
    }

    static let near: JSON = ["lat": 37.5637, "lon": 126.9838]

    @Test("A code works for its minute and the next, for its own run, and attempts are limited")
    func codes() async throws {
        try await TestServer.run { server in
            var group = try await server.runners(["ben", "cho"])
            let other = try await group.host.host()
            try await group.ben.apply(to: other)
            try await group.host.admit(group.ben, to: other)
            group = try await group.begun(by: 0, server)
            let code: JSON = ["code": .string(try await group.host.checkInCode(of: group.run))]
            let foreign: JSON = ["code": .string(try await group.host.checkInCode(of: other))]
            let wrong = try await group.ben.checksIn(to: group.run, foreign)
            #expect(wrong.verdict == "422 attendance.wrong-code")
            server.clock.pass(.seconds(60))
            #expect(try await group.ben.checksIn(to: group.run, code).status == 200)
            server.clock.pass(.seconds(60))
            let cho = group.runners[1]
            #expect(try await cho.checksIn(to: group.run, code).verdict == "422 attendance.wrong-code")
            let short = try await cho.checksIn(to: group.run, ["code": "12345"])
            #expect(short.verdict == "422 attendance.wrong-code")
            #expect(try await cho.checksIn(to: group.run, [:]).verdict == "422 attendance.proof-missing")
            for _ in 0..<9 { try await cho.checksIn(to: group.run, foreign) }
            let guessed = try await cho.checksIn(to: group.run, foreign)
            #expect(guessed.verdict == "429 account.too-often" && guessed.header("Retry-After") != nil)
            let far = try await cho.checksIn(to: group.run, ["lat": 37.57, "lon": 126.9838])
            #expect(far.verdict == "409 attendance.too-far")
            #expect(far.json["detail"]?.stringValue?.contains("약 700m 남았어요.") == true)
            let vague = ["lat": 37.5637, "lon": 126.9838, "accuracy": 2_000] as JSON
            let refused = try await cho.checksIn(to: group.run, vague)
            #expect(refused.verdict == "409 attendance.position-inaccurate")
            #expect(refused.json["detail"]?.stringValue?.contains("약 2.0km") == true)
        }
    }

    @Test("No one but the host and those who take part reads attendance, checks in or marks")
    func others() async throws {
        try await TestServer.run { server in
            var group = try await server.runners(["ben", "cho", "dan"])
            let (eve, fay) = (try await server.signUp("eve"), try await server.signUp("fay"))
            let gil = try await server.signUp("gil")
            for applicant in [eve, gil] { try await applicant.apply(to: group.run) }
            try await group.host.perform("decline", gil, onRosterOf: group.run)
            _ = try await group.runners[1].ask("PUT", "/api/v1/blocks/\(try await group.host.memberID)")
            group = try await group.begun(by: 5, server)
            try await group.host.perform("remove", group.ben, onRosterOf: group.run, "늦어요")
            let code: JSON = ["code": .string(try await group.host.checkInCode(of: group.run))]
            let (applicant, stranger, declined) = (
                try await eve.refreshed(), try await fay.refreshed(), try await gil.refreshed()
            )
            for member in [applicant, stranger, declined, group.ben] {
                #expect(try await refusals(member, group, code) == Self.refused, "\(member.name)")
            }
            let blocker = group.runners[1]
            #expect(try await blocker.attendance(of: group.run).verdict == "404 attendance.not-found")
            _ = try await group.host.ask("PUT", "/api/v1/blocks/\(try await stranger.memberID)")
            #expect(try await stranger.checksIn(to: group.run, code).verdict == "404 attendance.not-found")
            let path = "/api/v1/listings/\(group.run)/attendance"
            #expect(try await server.ask("GET", path).status == 401)
            #expect(try await server.ask("PUT", "\(path)/check-in", code).status == 401)
            let all = try await group.host.attendance(of: group.run).json
            #expect(all["entries"]?.arrayValue?.map { $0["status"] } == ["unmarked"])
            let lesson = try await group.host.post()
            #expect(try await group.host.attendance(of: lesson).verdict == "404 attendance.not-found")
        }
    }

    private static let refused = [
        "403 attendance.not-member", "403 attendance.not-member", "403 attendance.not-member",
        "403 attendance.not-organiser", "403 attendance.not-member", "403 attendance.not-organiser",
    ]

    private func refusals(_ member: Neighbour, _ group: RunGroup, _ code: JSON) async throws -> [String] {
        let path = "/api/v1/listings/\(group.run)/attendance"
        return [
            try await member.attendance(of: group.run).verdict,
            try await member.checksIn(to: group.run, code).verdict,
            try await member.ask("GET", "\(path)/code").verdict,
            try await member.marks(group.runners[2], "absent", in: group.run).verdict,
            try await member.disputes(group.run).verdict,
            try await member.answers(group.runners[2], "absent", in: group.run).verdict,
        ]
    }
}

extension Array {
    fileprivate func asyncMap<Out>(_ change: (Element) async throws -> Out) async throws -> [Out] {
        var changed: [Out] = []
        for element in self { changed.append(try await change(element)) }
        return changed
    }
}
