import Database
import JSONCoding
import TestSupport
import Testing

/// Lessons are found by the days and times of their teacher's hours.
@Suite("Lessons by the time of the week")
struct LessonTimesTests {
    private static let list = "/api/v1/listings?neighbourhood=1114055000"

    private func found(_ filter: String, by reader: Neighbour) async throws -> [String] {
        try await reader.ask("GET", "\(Self.list)&\(filter)").items.compactMap { $0["id"]?.stringValue }
    }

    private func hours(_ day: String, _ from: String, _ to: String) -> JSONObject {
        ["week": [["weekday": .string(day), "from": .string(from), "to": .string(to)]]]
    }

    @Test(
        "A searcher finds the lessons that can start then, and changed hours count at once",
        arguments: Database.Engine.allCases
    )
    func filters(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let (cho, dora) = (try await server.signUp("cho"), try await server.signUp("dora"))
            let early = try await ana.postLesson()
            try await ana.teaches(hours("sat", "09:00", "12:30"))
            try await cho.teaches(hours("tue", "17:30", "21:00"))
            let late = try await cho.postLesson()
            _ = try await dora.postLesson()

            for filter in [
                "lessonDay=sat", "lessonTime=morning", "lessonDay=fri,sat&lessonTime=morning,evening",
                "kind=lesson&lessonDay=sat&side=offer",
            ] {
                #expect(try await found(filter, by: ben) == [early], "\(filter)")
            }
            for filter in ["lessonDay=tue&lessonTime=evening", "lessonTime=afternoon"] {
                #expect(try await found(filter, by: ben) == [late], "\(filter)")
            }
            let every = "lessonDay=mon,tue,wed,thu,fri,sat,sun"
            #expect(try await found(every, by: ben) == [late, early])
            for filter in [
                "lessonDay=sat&lessonTime=evening", "lessonDay=sat&kind=class", "lessonDay=sat&side=want",
            ] {
                #expect(try await found(filter, by: ben) == [], "\(filter)")
            }
            #expect(try await found("lessonDay=sat&status=open", by: ana) == [early])
            try await ana.teaches(hours("sun", "20:00", "21:00"))
            #expect(try await found("lessonDay=sat", by: ben) == [])
            #expect(try await found("lessonDay=sun&lessonTime=evening", by: ben) == [early])
            try await ana.teaches(["week": []])
            #expect(try await found(every, by: ben) == [late])

            for wrong in ["lessonDay=noday", "lessonTime=night", "lessonDay=sat,x"] {
                #expect(try await ben.ask("GET", "\(Self.list)&\(wrong)").status == 400, "\(wrong)")
            }
        }
    }

    @Test("The filter works without scripts, names what it asks for, and can be saved and subscribed to")
    func page() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            try await ben.live(in: "1114055000")
            try await ana.teaches(hours("sat", "09:00", "12:00"))
            let lesson = try await ana.postLesson(["title": "토요일 바이올린"])
            let browser = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await browser.open("/browse?kind=lesson")
            #expect(browser.sees("수업 요일") && browser.sees("오전 (12시 전)"))
            try await browser.submit("/browse", ["lessonDay": ["sat", "sun"], "lessonTime": ["morning"]])
            #expect(browser.links.contains("/lessons/\(lesson)") && browser.sees("토·일 오전 필터 해제"))
            let feed = try #require(browser.links.first { $0.contains("newest.atom") })
            let atom = try await server.ask("GET", feed).body
            #expect(String(decoding: atom, as: UTF8.self).contains("토요일 바이올린"))
            try await browser.submit("/browse", ["lessonDay": ["mon"]])
            #expect(browser.sees("조건에 맞는 글이 없어요"))
            // The parameter alone asks for lessons.
            try await browser.open("/browse?lessonTime=morning&lessonDay=never")
            #expect(browser.links.contains("/lessons/\(lesson)"))
            #expect(browser.links.contains { $0.hasPrefix("/saved-searches/new?") })

            try await browser.open("/saved-searches/new?kind=lesson&lessonDay=sun&lessonTime=morning,evening")
            try await browser.submit("/saved-searches/new", ["name": ["일요일"]])
            #expect(browser.sees("일 오전·저녁"))
            let saved = try #require(try await ben.ask("GET", "/api/v1/me/saved-searches").items.first)
            #expect(saved["lessonDay"] == ["sun"] && saved["lessonTime"] == ["morning", "evening"])
            await server.runMaintenance()
            try await ana.teaches(hours("sun", "09:00", "12:00"))
            await server.runMaintenance()
            try await browser.open("/saved-searches")
            #expect(browser.sees("새 글 1개"))
            try await browser.open("/saved-searches/\(saved["id"]?.stringValue ?? "")")
            #expect(browser.links.contains("/lessons/\(lesson)"))
        }
    }

    @Test("The command line finds and saves by the same days and times")
    func commands() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            try await ana.teaches(hours("sat", "09:00", "12:00"))
            let lesson = try await ana.postLesson()
            let ben = try await ScriptedDevice(joining: "ben", at: server.address)
            let area = ["--neighbourhood", "1114055000"]
            let saturday = ["--lesson-day", "sat", "--lesson-time", "morning"] + area
            #expect(try await ben.perform(["feed"] + saturday).items.map { $0["id"] } == [.string(lesson)])
            let others = ["feed", "--lesson-day", "sun", "--lesson-day", "mon"] + area
            #expect(try await ben.perform(others).items.isEmpty)
            let saved = try await ben.perform(["saved", "add", "--name", "토요일"] + saturday)
            #expect(saved["lessonDay"] == ["sat"] && saved["lessonTime"] == ["morning"])
        }
    }
}
