import Database
import Domain
import JSONCoding
import TestSupport
import Testing

@Suite("Sources of events")
struct EventSourcesTests {
    private static let sources = "/api/v1/sources"

    private func add(
        _ calendar: PublishedCalendar,
        by member: Neighbour,
        _ changes: JSONObject = [:]
    ) async throws -> String {
        let made = try await member.ask("POST", Self.sources, calendar.source(changes))
        return try #require(made.json["id"]?.stringValue, "\(made)")
    }

    private func titles(_ server: TestServer) async throws -> [String] {
        try await server.events().compactMap { $0["title"]?.stringValue }.sorted()
    }

    private func entries(_ source: String, _ member: Neighbour, _ state: String = "") async throws -> [JSON] {
        let asked = state.isEmpty ? "" : "?state=\(state)"
        return try await member.ask("GET", "\(Self.sources)/\(source)/entries\(asked)").items
    }

    @Test(
        "A source's entries become events once each, and follow their source",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        try await PublishedCalendar.visit(engine) { server, olga, _, calendar in
            calendar.publish([.event("a", "스위프트 밋업"), .event("b", "러스트 밋업", day: 6)])
            let source = try await add(calendar, by: olga)
            await server.runMaintenance()

            #expect(try await titles(server) == ["러스트 밋업", "스위프트 밋업"])
            let first = try await server.events().first { $0["title"] == "스위프트 밋업" }
            let id = try #require(first?["id"]?.stringValue)
            let event = try await server.ask("GET", "/api/v1/events/\(id)").json
            #expect(event["startsAt"] == "2026-12-05T05:00:00.000Z")
            #expect(event["contents"]?["hosts"] == ["모임지기"] && event["contents"]?["signUp"] == "elsewhere")
            #expect(event["source"]?["name"] == "동네 달력" && event["source"]?["licence"] == "CC BY 4.0")
            #expect(event["source"]?["url"]?.stringValue == calendar.address)

            calendar.publish([.event("a", "스위프트 밋업", day: 7), .event("b", "러스트 밋업", day: 6)])
            try await fetch(source, olga)
            #expect(try await server.events().count == 2)
            let moved = try await server.ask("GET", "/api/v1/events/\(id)").json
            #expect(moved["startsAt"] == "2026-12-07T05:00:00.000Z")

            calendar.publish([.event("a", "스위프트 밋업", day: 7, "STATUS:CANCELLED")])
            try await fetch(source, olga)
            #expect(try await server.ask("GET", "/api/v1/events/\(id)").json["status"] == "cancelled")
            #expect(try await titles(server) == ["러스트 밋업"])
        }
    }

    private func fetch(_ source: String, _ member: Neighbour) async throws {
        let answer = try await member.ask("POST", "\(Self.sources)/\(source)/fetch")
        #expect(answer.status == 200 && answer.json["failure"] == .null, "\(answer)")
    }

    @Test("Edited fields stay, and the others follow the source", arguments: Database.Engine.allCases)
    func handEdits(_ engine: Database.Engine) async throws {
        try await PublishedCalendar.visit(engine) { server, olga, _, calendar in
            calendar.publish([.event("a", "스위프트 밋업")])
            let source = try await add(calendar, by: olga)
            await server.runMaintenance()
            let id = try #require(try await server.events().first?["id"]?.stringValue)
            let path = "/api/v1/events/\(id)"
            var contents = try #require(try await olga.ask("GET", path).json["contents"]?.objectValue)
            contents["title"] = "스위프트 밋업 (장소 변경)"
            contents["place"] = ["neighbourhood": "1114055000"]
            let edited = try await olga.ask("PUT", path, .object(contents))
            #expect(edited.status == 200, "\(edited)")

            calendar.publish([.event("a", "새 제목", day: 8, "DESCRIPTION:새 설명")])
            try await fetch(source, olga)
            let event = try await server.ask("GET", path).json
            #expect(event["title"] == "스위프트 밋업 (장소 변경)")
            #expect(event["startsAt"] == "2026-12-08T05:00:00.000Z")
            #expect(event["contents"]?["description"] == "새 설명")

            calendar.publish([.event("a", "옛 제목", day: 9, "SEQUENCE:0", "LAST-MODIFIED:20200101T000000Z")])
            try await fetch(source, olga)
            calendar.publish([.event("a", "더 옛 제목", day: 10, "LAST-MODIFIED:20190101T000000Z")])
            try await fetch(source, olga)
            #expect(try await server.ask("GET", path).json["startsAt"] == "2026-12-09T05:00:00.000Z")
        }
    }

    @Test(
        "An event that vanishes from its source is marked after the second time, and one deleted stays away",
        arguments: Database.Engine.allCases
    )
    func vanished(_ engine: Database.Engine) async throws {
        try await PublishedCalendar.visit(engine) { server, olga, _, calendar in
            let both = [CalendarLines.event("a", "남는 행사"), .event("b", "사라질 행사", day: 6)]
            calendar.publish(both)
            let source = try await add(calendar, by: olga)
            await server.runMaintenance()
            let found = try await server.events()
            let gone = try #require(found.first { $0["title"] == "사라질 행사" }?["id"]?.stringValue)
            let kept = try #require(found.first { $0["title"] == "남는 행사" }?["id"]?.stringValue)

            calendar.publish([both[0]])
            for expected in [false, true, true] {
                server.clock.pass(.seconds(60))
                try await fetch(source, olga)
                let event = try await server.ask("GET", "/api/v1/events/\(gone)").json
                #expect(event["source"]?["vanished"] == .bool(expected))
            }
            #expect(
                try await server.ask("GET", "/api/v1/events/\(kept)").json["source"]?["vanished"] == false
            )
            calendar.publish(both)
            server.clock.pass(.seconds(60))
            try await fetch(source, olga)
            #expect(
                try await server.ask("GET", "/api/v1/events/\(gone)").json["source"]?["vanished"] == false
            )

            #expect(try await olga.ask("DELETE", "/api/v1/listings/\(gone)").status == 204)
            try await fetch(source, olga)
            #expect(try await titles(server) == ["남는 행사"])
        }
    }

    @Test(
        "A doubtful entry waits; an operator publishes or skips it, once and for all",
        arguments: Database.Engine.allCases
    )
    func review(_ engine: Database.Engine) async throws {
        try await PublishedCalendar.visit(engine) { server, olga, ben, calendar in
            let lines = [
                CalendarLines.event("a", "12월 5일(화) 밋업"), .event("b", "12월 6일(월) 밋업", day: 6),
                CalendarLines(lines: ["UID:c", "SUMMARY:날짜 없음", "ORGANIZER;CN=모임지기:mailto:a@example.com"]),
            ]
            calendar.publish(lines)
            let source = try await add(calendar, by: olga)
            await server.runMaintenance()
            #expect(try await titles(server) == [])
            let waiting = try await entries(source, olga, "waiting")
            #expect(waiting.count == 3)
            func entry(_ title: String) throws -> String {
                try #require(waiting.first { $0["title"]?.stringValue == title }?["id"]?.stringValue)
            }
            let (first, second) = (try entry("12월 5일(화) 밋업"), try entry("12월 6일(월) 밋업"))
            let third = try entry("날짜 없음")
            let shown = try #require(waiting.first { $0["title"] == "12월 5일(화) 밋업" })
            #expect(shown["diagnostics"] == ["weekday-contradicts"])
            #expect(shown["raw"]?.stringValue?.contains("SUMMARY:12월 5일(화) 밋업") == true)

            let path = { (id: String, act: String) in "/api/v1/source-entries/\(id)/\(act)" }
            #expect(try await ben.ask("POST", path(first, "accept")).verdict == "404 source.not-found")
            let accepted = try await olga.ask("POST", path(first, "accept"))
            #expect(accepted.status == 200 && accepted.json["listing"]?.stringValue != nil)
            #expect(try await olga.ask("POST", path(second, "skip")).status == 204)
            #expect(try await olga.ask("POST", path(second, "accept")).verdict == "409 source.entry-decided")
            #expect(
                try await olga.ask("POST", path(third, "accept")).verdict == "409 source.entry-incomplete"
            )
            #expect(try await olga.ask("POST", path("x", "skip")).verdict == "404 source.entry-not-found")
            #expect(try await titles(server) == ["12월 5일(화) 밋업"])

            calendar.publish(lines + [.event("d", "또 하나")])
            try await fetch(source, olga)
            #expect(try await titles(server) == ["12월 5일(화) 밋업", "또 하나"])
            #expect(try await entries(source, olga, "skipped").count == 1)
        }
    }

    @Test(
        "Withdrawing a source hides its events at once, resuming shows them, removing deletes them",
        arguments: Database.Engine.allCases
    )
    func withdraw(_ engine: Database.Engine) async throws {
        try await PublishedCalendar.visit(engine) { server, olga, ben, calendar in
            calendar.publish([.event("a", "스위프트 밋업")])
            let source = try await add(calendar, by: olga)
            let own = try await olga.postEvent()
            await server.runMaintenance()
            let imported = try #require(
                try await server.events().first { $0["title"] == "스위프트 밋업" }?["id"]?.stringValue
            )
            let path = "\(Self.sources)/\(source)"

            #expect(try await olga.ask("POST", "\(path)/withdraw").json["state"] == "withdrawn")
            #expect(try await server.ask("GET", "/api/v1/events/\(imported)").status == 404)
            #expect(try await ben.ask("GET", "/api/v1/events/\(imported)").status == 404)
            #expect(try await titles(server) == ["작은 서버 밤"])
            #expect(try await olga.ask("POST", "\(path)/fetch").verdict == "409 source.not-active")

            #expect(try await olga.ask("POST", "\(path)/resume").json["state"] == "active")
            #expect(try await server.ask("GET", "/api/v1/events/\(imported)").json["status"] == "open")
            #expect(try await titles(server).count == 2)

            #expect(try await olga.ask("POST", "\(path)/pause").json["state"] == "paused")
            calendar.publish([.event("a", "스위프트 밋업"), .event("b", "새 행사")])
            server.clock.pass(.seconds(86_400))
            await server.runMaintenance()
            #expect(try await server.ask("GET", "/api/v1/events/\(imported)").status == 200)

            let later = try await olga.refreshed()
            #expect(try await later.ask("DELETE", path).status == 204)
            #expect(try await server.ask("GET", "/api/v1/events/\(imported)").status == 410)
            #expect(try await later.ask("GET", path).verdict == "404 source.not-found")
            #expect(try await server.ask("GET", "/api/v1/events/\(own)").status == 200)
        }
    }

    @Test("To members and former operators there are no sources, and strangers sign in first")
    func others() async throws {
        try await PublishedCalendar.visit { server, olga, ben, calendar in
            let source = try await add(calendar, by: olga)
            let one = "\(Self.sources)/\(source)"
            let calls: [(String, String, JSON?)] = [
                ("GET", Self.sources, nil), ("GET", one, nil), ("POST", "\(one)/approve", nil),
                ("POST", "\(one)/decline", ["reason": "왜요"]),
                ("DELETE", one, nil), ("POST", "\(one)/fetch", nil), ("POST", "\(one)/pause", nil),
                ("POST", "\(one)/resume", nil), ("POST", "\(one)/withdraw", nil),
                ("GET", "\(one)/entries", nil),
            ]
            for (method, path, body) in calls {
                #expect(
                    try await ben.ask(method, path, body).verdict == "404 source.not-found",
                    "\(method) \(path)"
                )
                #expect(try await server.ask(method, path, body).status == 401, "\(method) \(path)")
            }
            #expect(try await olga.ask("GET", one).json["state"] == "active")
        }
    }

    @Test(
        "A source's details are checked, and a refused one isn't added",
        arguments: [
            (["url": "ftp://example.com/a"], "422 source.address-invalid"),
            (["url": "https://user@example.com/a"], "422 source.address-invalid"),
            (["name": " "], "422 source.name-missing"),
            (["name": .string(String(repeating: "가", count: 61))], "422 source.name-too-long"),
            (["licence": ""], "422 source.licence-missing"),
            (["terms": .string(String(repeating: "가", count: 301))], "422 source.note-too-long"),
            (["neighbourhood": "9999999999"], "404 neighbourhood.unknown-code"),
            (["host": .string(String(repeating: "가", count: 61))], "422 event.host-too-long"),
            (["format": "pdf"], "400 request.not-one-of"),
        ] as [(JSONObject, String)]
    )
    func refused(_ changes: JSONObject, _ verdict: String) async throws {
        try await PublishedCalendar.visit { _, olga, _, calendar in
            let told = try await olga.ask("POST", Self.sources, calendar.source(changes))

            #expect(told.verdict == verdict)
            #expect(try await olga.ask("GET", Self.sources).items.isEmpty)
        }
    }

    @Test("An address is a source once")
    func twice() async throws {
        try await PublishedCalendar.visit { _, olga, _, calendar in
            _ = try await add(calendar, by: olga)
            let again = try await olga.ask("POST", Self.sources, calendar.source())

            #expect(again.verdict == "409 source.address-taken")
        }
    }

    @Test("Failures are told, fetched again after doubling pauses, and change no event")
    func failures() async throws {
        try await PublishedCalendar.visit { server, olga, _, calendar in
            calendar.publish([.event("a", "스위프트 밋업")])
            let source = try await add(calendar, by: olga)
            await server.runMaintenance()
            server.clock.pass(.seconds(6 * 3_600))
            calendar.fail(with: 500)
            var later = olga
            for (pause, count) in [(1_800, 1), (3_600, 2), (7_200, 3)] {
                await server.runMaintenance()
                later = try await later.refreshed()
                let told = try await later.ask("GET", "\(Self.sources)/\(source)").json
                #expect(told["failure"] == "status-500" && told["failures"]?.intValue == count)
                let requests = calendar.requests
                server.clock.pass(.seconds(Int64(pause - 1)))
                await server.runMaintenance()
                #expect(calendar.requests == requests, "before \(pause) seconds")
                server.clock.pass(.seconds(1))
            }
            #expect(try await titles(server) == ["스위프트 밋업"])
        }
    }
}
