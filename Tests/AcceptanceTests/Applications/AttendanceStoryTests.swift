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
            var table = try await server.runners(["ben", "cho", "dan"])
            let early = try await table.ben.checksIn(to: table.run, Self.near)
            #expect(early.verdict == "409 attendance.too-early")
            table = try await table.begun(by: -20, server)
            let code: JSON = ["code": .string(try await table.host.checkInCode(of: table.run))]
            let here = try await table.ben.checksIn(to: table.run, code)
            #expect(here.json["entries"]?[0]?["status"] == "present", "\(here)")
            let before = try await table.host.marks(table.ben, "present", in: table.run)
            #expect(before.verdict == "409 attendance.not-started")
            table = try await table.begun(by: 15, server)
            let late = try await table.runners[1].checksIn(to: table.run, Self.near)
            let own = late.json["entries"]?[0]
            #expect(own?["checkInMethod"] == "position" && own?["status"] == "late")
            #expect(!late.tell("37.56"))

            let marked = try await table.host.marks(table.runners[2], "absent", in: table.run)
            #expect(
                marked.json["entries"]?.arrayValue?.map { $0["status"] } == ["present", "late", "absent"]
            )
            #expect(!marked.tell("37.56"))
            #expect(try await table.runners[2].told().first == "absence-marked")
            table = try await table.begun(by: 60 + 180, server)
            let over = try await table.host.marks(table.ben, "absent", in: table.run)
            #expect(over.verdict == "409 attendance.marking-over")
            #expect(try await table.runners[2].ask("GET", "/api/v1/me/attendance").json["score"] == 0)
            #expect(try await table.runners[2].disputes(table.run).status == 200)
            #expect(try await table.host.told().first == "absence-disputed")
            let answered = try await table.host.answers(table.runners[2], "excused", in: table.run)
            #expect(answered.json["entries"]?[2]?["answer"] == "사진에서 봤어요", "\(answered)")
            #expect(try await table.runners[2].told().first == "absence-answered")

            try await grades(table)
        }
    }

    private func grades(_ table: RunningTable) async throws {
        let records = try await [table.ben, table.runners[1], table.runners[2], table.host].asyncMap {
            try await $0.ask("GET", "/api/v1/me/attendance").json
        }
        #expect(records.map { $0["score"] } == [100, 50, .null, .null])
        #expect(records.map { $0["grade"] } == ["beginner", "beginner", .null, .null])
        #expect(records[0]["entries"]?[0]?["title"] == "남산 둘레길 러닝")
        let seen = try await table.host.ask("GET", "/api/v1/members/\(try await table.ben.memberID)").json
        #expect(seen["runner"]?["attendance"] == "beginner" && seen["score"] == nil)
        let entry = try await table.host.roster(of: table.run)["entries"]?[0]?["runner"]
        #expect(entry?["attendance"] == "beginner")
    }

    static let near: JSON = ["lat": 37.5637, "lon": 126.9838]

    @Test("A code works for its minute and the next, for its own run, and can't be guessed at leisure")
    func codes() async throws {
        try await TestServer.run { server in
            var table = try await server.runners(["ben", "cho"])
            let other = try await table.host.host()
            try await table.ben.apply(to: other)
            try await table.host.admit(table.ben, to: other)
            table = try await table.begun(by: 0, server)
            let code: JSON = ["code": .string(try await table.host.checkInCode(of: table.run))]
            let foreign: JSON = ["code": .string(try await table.host.checkInCode(of: other))]
            let wrong = try await table.ben.checksIn(to: table.run, foreign)
            #expect(wrong.verdict == "422 attendance.wrong-code")
            server.clock.pass(.seconds(60))
            #expect(try await table.ben.checksIn(to: table.run, code).status == 200)
            server.clock.pass(.seconds(60))
            let cho = table.runners[1]
            #expect(try await cho.checksIn(to: table.run, code).verdict == "422 attendance.wrong-code")
            let short = try await cho.checksIn(to: table.run, ["code": "12345"])
            #expect(short.verdict == "422 attendance.wrong-code")
            #expect(try await cho.checksIn(to: table.run, [:]).verdict == "422 attendance.proof-missing")
            for _ in 0..<9 { try await cho.checksIn(to: table.run, foreign) }
            let guessed = try await cho.checksIn(to: table.run, foreign)
            #expect(guessed.verdict == "429 account.too-often" && guessed.header("Retry-After") != nil)
            let far = try await cho.checksIn(to: table.run, ["lat": 37.57, "lon": 126.9838])
            #expect(far.verdict == "409 attendance.too-far")
        }
    }

    @Test("No one but the host and those who take part reads attendance, checks in or marks")
    func others() async throws {
        try await TestServer.run { server in
            var table = try await server.runners(["ben", "cho", "dan"])
            let (eve, fay) = (try await server.signUp("eve"), try await server.signUp("fay"))
            let gil = try await server.signUp("gil")
            for applicant in [eve, gil] { try await applicant.apply(to: table.run) }
            try await table.host.perform("decline", gil, onRosterOf: table.run)
            _ = try await table.runners[1].ask("PUT", "/api/v1/blocks/\(try await table.host.memberID)")
            table = try await table.begun(by: 5, server)
            try await table.host.perform("remove", table.ben, onRosterOf: table.run, "늦어요")
            let code: JSON = ["code": .string(try await table.host.checkInCode(of: table.run))]
            let (applicant, stranger, declined) = (
                try await eve.refreshed(), try await fay.refreshed(), try await gil.refreshed()
            )
            for member in [applicant, stranger, declined, table.ben] {
                #expect(try await refusals(member, table, code) == Self.refused, "\(member.name)")
            }
            let blocker = table.runners[1]
            #expect(try await blocker.attendance(of: table.run).verdict == "404 attendance.not-found")
            _ = try await table.host.ask("PUT", "/api/v1/blocks/\(try await stranger.memberID)")
            #expect(try await stranger.checksIn(to: table.run, code).verdict == "404 attendance.not-found")
            let path = "/api/v1/listings/\(table.run)/attendance"
            #expect(try await server.ask("GET", path).status == 401)
            #expect(try await server.ask("PUT", "\(path)/check-in", code).status == 401)
            let all = try await table.host.attendance(of: table.run).json
            #expect(all["entries"]?.arrayValue?.map { $0["status"] } == ["unmarked"])
            let lesson = try await table.host.post()
            #expect(try await table.host.attendance(of: lesson).verdict == "404 attendance.not-found")
        }
    }

    private static let refused = [
        "403 attendance.not-member", "403 attendance.not-member", "403 attendance.not-member",
        "403 attendance.not-organiser", "403 attendance.not-member", "403 attendance.not-organiser",
    ]

    private func refusals(_ member: Neighbour, _ table: RunningTable, _ code: JSON) async throws -> [String] {
        let path = "/api/v1/listings/\(table.run)/attendance"
        return [
            try await member.attendance(of: table.run).verdict,
            try await member.checksIn(to: table.run, code).verdict,
            try await member.ask("GET", "\(path)/code").verdict,
            try await member.marks(table.runners[2], "absent", in: table.run).verdict,
            try await member.disputes(table.run).verdict,
            try await member.answers(table.runners[2], "absent", in: table.run).verdict,
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
