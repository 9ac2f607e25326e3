import Database
import Domain
import JSONCoding
import TestSupport
import Testing

@Suite("Booking lessons")
struct BookingTests {
    @Test(
        "A student books a free time, which is set at once, in both calendars, and free for no one else",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let cho = try await server.signUp("cho")
            let lesson = try await ana.postBookableLesson(["minutes": 60])
            let free = try await ben.slots(of: lesson, "?from=2026-11-23&days=1").json
            #expect(free["minutes"] == 60 && free["previous"] == "2026-11-22T08:00:00.000Z")
            #expect(free["slots"]?.arrayValue?.count == 15)
            let booked = try await ben.book(lesson, note: "바흐를 배우고 싶어요")
            #expect(booked.status == 201)
            let deal = booked.json
            #expect(deal["state"] == "accepted" && deal["role"] == "receiver")
            #expect(deal["terms"]?["note"] == "바흐를 배우고 싶어요")
            #expect(deal["terms"]?["price"]?["won"] == 50_000)
            let left = try await cho.slots(of: lesson, "?from=2026-11-23&days=1").json
            #expect(left["slots"]?.arrayValue?.first == "2026-11-23T02:30:00.000Z")
            #expect(try await cho.book(lesson).verdict == "409 slot.taken")
            let again = try await ben.book(lesson, at: "2026-11-24T01:00:00Z")
            #expect(again.verdict == "409 deal.already-accepted")
            for (member, role) in [(ana, "provider"), (ben, "receiver")] {
                let list = try await member.ask("GET", "/api/v1/deals?state=accepted&role=\(role)")
                #expect(list.items.map { $0["id"] } == [deal["id"]])
            }
            #expect(try await cho.ask("GET", "/api/v1/lessons/\(lesson)").json["status"] == "open")
            let notices = try await ana.ask("GET", "/api/v1/notices").items
            #expect(notices.map { $0["kind"] } == ["deal-booked"])
            server.clock.pass(.seconds(39 * 3_600))
            await server.runMaintenance()
            for member in [try await ana.refreshed(), try await ben.refreshed()] {
                let kinds = try await member.ask("GET", "/api/v1/notices").items.map { $0["kind"] }
                #expect(kinds.contains("deal-reminder"))
            }
        }
    }

    @Test("A student moves a booked lesson before the notice, and proposes another time within it")
    func moving() async throws {
        try await TestServer.run { server in
            var (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let cho = try await server.signUp("cho")
            let lesson = try await ana.postBookableLesson()
            let deal = try await ben.book(lesson).id
            let path = "/api/v1/deals/\(deal)/slots?from=2026-11-23&days=1"
            let free = try await ben.ask("GET", path).json["slots"]?.arrayValue ?? []
            // Its own time frees the half hours around it.
            #expect(free.first == "2026-11-23T01:30:00.000Z" && free.count == 14)
            #expect(try await ana.rebook(deal, to: "2026-11-24T01:00:00Z").verdict == "403 slot.not-student")
            #expect(try await ana.ask("GET", path).verdict == "403 slot.not-student")
            #expect(try await cho.rebook(deal, to: "2026-11-24T01:00:00Z").verdict == "404 deal.not-found")
            #expect(try await cho.ask("GET", path).verdict == "404 deal.not-found")
            #expect(try await server.ask("GET", path).status == 401)
            #expect(try await ben.rebook(deal, to: "2026-11-24T01:10:00Z").verdict == "409 slot.not-offered")
            let same = try await ben.rebook(deal, to: "2026-11-23T01:00:00Z")
            #expect(same.verdict == "422 deal.move-unchanged")
            let moved = try await ben.rebook(deal, to: "2026-11-24T01:00:00Z")
            #expect(moved.json["terms"]?["startsAt"] == "2026-11-24T01:00:00.000Z")
            #expect(moved.json["timesMoved"] == 1)
            let kinds = try await ana.ask("GET", "/api/v1/notices").items.map { $0["kind"] }
            #expect(kinds == ["deal-rebooked", "deal-booked"])
            server.clock.pass(.seconds(80 * 3_600))
            (ana, ben) = (try await ana.refreshed(), try await ben.refreshed())
            let late = try await ben.rebook(deal, to: "2026-11-26T01:00:00Z")
            #expect(late.verdict == "409 slot.notice-passed")
            let move: JSON = ["startsAt": "2026-11-26T01:00:00Z", "minutes": 60]
            #expect(try await ben.ask("POST", "/api/v1/deals/\(deal)/move", move).status == 200)
            #expect(try await ana.perform("cancel", deal, because: "감기에 걸렸어요").status == 200)
            #expect(try await ben.rebook(deal, to: "2026-11-27T01:00:00Z").verdict == "409 deal.cancelled")
        }
    }

    @Test("Each reason that a lesson can't be booked is a refusal, and changes nothing")
    func refusals() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let dan = try await server.signUp("dan")
            let without = try await ana.postLesson()
            func verdicts(_ lesson: String, by reader: Neighbour) async throws -> Set<String> {
                [
                    try await reader.slots(of: lesson).verdict, try await reader.book(lesson).verdict,
                ]
            }
            #expect(try await verdicts(without, by: ben) == ["409 slot.not-bookable"])
            try await ana.teaches()
            let lesson = try await ana.postLesson()
            #expect(try await ben.slots(of: lesson).status == 200)
            #expect(try await server.ask("GET", "/api/v1/lessons/\(lesson)/slots").status == 200)
            #expect(try await server.ask("POST", "/api/v1/lessons/\(lesson)/bookings", [:]).status == 401)
            #expect(try await verdicts(lesson, by: ana) == ["409 conversation.own-listing"])
            let wanted = try await ana.postLesson(["side": "want"])
            #expect(try await verdicts(wanted, by: ben) == ["409 slot.wanted"])
            let closed = try await ana.postLesson()
            _ = try await ana.ask("POST", "/api/v1/listings/\(closed)/close")
            #expect(try await verdicts(closed, by: ben) == ["409 listing.not-open"])
            try await ana.block(dan)
            #expect(try await verdicts(lesson, by: dan) == ["404 listing.not-found"])
            let piano = try await ana.post()
            #expect(try await verdicts(piano, by: ben) == ["404 listing.not-found"])
            for (start, code) in [
                ("2026-11-23T01:00:30Z", "slot.not-offered"), ("2026-11-22T22:00:00Z", "slot.not-offered"),
                ("2026-11-21T01:00:00Z", "slot.too-soon"), ("2027-01-04T01:00:00Z", "slot.too-far"),
            ] {
                #expect(try await ben.book(lesson, at: start).verdict == "409 \(code)", "\(start)")
            }
            let long = String(repeating: "가", count: 501)
            #expect(try await ben.book(lesson, note: long).verdict == "422 deal.note-too-long")
            #expect(try await ben.slots(of: lesson, "?from=2026-13-01").status == 400)
            #expect(try await ben.slots(of: lesson, "?days=32").status == 400)
            #expect(try await ben.ask("GET", "/api/v1/deals").items.isEmpty)
        }
    }

    @Test("A full lesson shows no times to a stranger, and its own students book again")
    func full() async throws {
        try await TestServer.run { server in
            var (ben, cho) = (try await server.signUp("ben"), try await server.signUp("cho"))
            var ana = try await server.signUp("ana")
            let lesson = try await ana.postBookableLesson(["format": "group", "seats": 2])
            let dan = try await server.signUp("dan")
            #expect(try await dan.book(lesson, at: "2026-11-25T01:00:00Z").status == 201)
            let deal = try await ben.book(lesson).id
            #expect(try await cho.slots(of: lesson).verdict == "409 listing.full")
            #expect(try await cho.book(lesson, at: "2026-11-24T01:00:00Z").verdict == "409 listing.full")
            server.clock.pass(.seconds(64 * 3_600))
            (ana, ben, cho) = (
                try await ana.refreshed(), try await ben.refreshed(), try await cho.refreshed()
            )
            for member in [ana, ben] { #expect(try await member.perform("complete", deal).status == 200) }
            #expect(try await ben.book(lesson, at: "2026-11-30T01:00:00Z").status == 201)
            #expect(try await cho.slots(of: lesson).verdict == "409 listing.full")
        }
    }

    @Test("The exact place is shown by a booking only if the teacher shares it")
    func place() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let lesson = try await ana.postBookableLesson()
            #expect(try await !ben.book(lesson).tellsMeetingPlace)
            let cho = try await server.signUp("cho")
            try await ana.teaches(["sharesPlace": true])
            #expect(try await cho.book(lesson, at: "2026-11-24T01:00:00Z").tellsMeetingPlace)
            let dan = try await server.signUp("dan")
            let online = try await ana.postLesson(["lessonPlace": ["online"]])
            #expect(try await !dan.book(online, at: "2026-11-25T01:00:00Z").tellsMeetingPlace)
            #expect(try await !dan.slots(of: lesson).tellsMeetingPlace)
        }
    }

    @Test("Hours that break a rule are refused by name, and the former ones stay")
    func hours() async throws {
        try await TestServer.run { server in
            let (ana, path) = (try await server.signUp("ana"), "/api/v1/me/teaching-hours")
            #expect(try await server.ask("GET", path).status == 401)
            #expect(try await ana.ask("GET", path).json["week"] == [])
            try await ana.teaches()
            let christmas: JSON = ["date": "2026-12-25", "from": "10:00", "to": "12:00"]
            let off: JSON = ["date": "2026-12-25", "from": nil, "to": nil]
            for (changes, code) in [
                (["week": [["weekday": "mon", "from": "12:00", "to": "10:00"]]], "teaching-hours.span"),
                (["exceptions": [["date": "2026-12-25", "from": "10:00"]]], "teaching-hours.exception-span"),
                (["exceptions": [christmas, off]], "teaching-hours.exception-unclear"),
                (["pause": 121], "teaching-hours.pause"), (["notice": -1], "teaching-hours.notice"),
                (["horizon": 13], "teaching-hours.horizon"),
            ] as [(JSONObject, String)] {
                let refused = try await ana.ask("PUT", path, Neighbour.teachingHours(changes))
                #expect(refused.verdict == "422 \(code)")
            }
            #expect(try await ana.ask("GET", path).json == Neighbour.teachingHours())
            let eve: JSON = ["date": "2026-12-24", "from": "22:00", "to": "24:00"]
            try await ana.teaches(["exceptions": [off, eve]])
            #expect(try await ana.ask("GET", path).json["exceptions"]?.arrayValue?.count == 2)
        }
    }

    @Test("A proposal that is accepted for a booked time is refused, and so is a move to it")
    func byHand() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let cho = try await server.signUp("cho")
            let half: JSONObject = ["startsAt": "2026-11-23T01:30:00Z"]
            let (group, other) = (
                try await ana.postBookableLesson(["format": "group"]), try await ana.postLesson()
            )
            let together = try await ana.propose(in: cho.ask(about: group), half)
            let apart = try await ana.propose(in: cho.ask(about: other), half)
            _ = try await ben.book(group)
            let times = try await cho.ask("GET", "/api/v1/lessons/\(group)/slots?days=31").json
            let booked = try #require(times["joined"]?.arrayValue)
            #expect(booked.count == 1 && booked[0]["students"] == 1)
            #expect(times["slots"]?.arrayValue?.contains(booked[0]["startsAt"] ?? .null) == true)
            let page = try await PlainBrowser(at: server.address).open(
                "/lessons/\(group)/slots?from=2026-11-23"
            )
            #expect(page.sees("1명 예약"))
            #expect(try await cho.perform("accept", apart).verdict == "409 slot.taken")
            // Students of a group come together.
            #expect(try await cho.perform("accept", together).status == 200)
            let later = try await ana.propose(in: cho.ask(about: other))
            #expect(try await cho.perform("accept", later).status == 200)
            let move: JSON = ["startsAt": "2026-11-23T01:30:00Z", "minutes": 60]
            #expect(try await ana.ask("POST", "/api/v1/deals/\(later)/move", move).status == 200)
            let answer = try await cho.ask("POST", "/api/v1/deals/\(later)/move/accept", ["number": 1])
            #expect(answer.verdict == "409 slot.taken")
        }
    }

    @Test("Hours are set, and a lesson is booked, moved and cancelled at the command line")
    func commands() async throws {
        let desk = try await ScriptedDevice(at: .server)
        _ = try await desk.signUp("ana")
        #expect(try await desk.ask(["neighbourhood", "choose", "1114055000"]).status == 0)
        let hours = try await desk.perform([
            "teacher", "hours", "--day", "mon 10:00-12:00", "--day", "tue 10:00-12:00", "--except",
            "2099-12-31", "--notice", "12", "--holidays", "teach",
        ])
        #expect(hours["week"]?.arrayValue?.count == 2 && hours["notice"] == 12)
        let shown = try await desk.ask(["teacher", "hours"])
        #expect(shown.output.contains("10:00–12:00") && shown.output.contains("2099-12-31"), "\(shown)")
        #expect(try await desk.ask(["teacher", "hours", "--day", "mon 10-12"]).status == 2)
        #expect(try await desk.ask(["teacher", "on"]).status == 0)
        let posted = try await desk.perform(
            ["lesson", "post"] + SamplePost.of(.lesson).options + ["--neighbourhood", "1114055000"]
        )
        let lesson = posted["id"]?.stringValue ?? ""
        _ = try await desk.signUp("ben")
        let far = try await desk.ask(["lesson", "slots", lesson, "--days", "31", "--zone", "Europe/London"])
        #expect(far.output.contains("01:00") && far.output.contains("London"), "\(far)")
        let list = try await desk.perform("lesson", "slots", lesson, "--days", "31")
        let slots = (list["slots"]?.arrayValue ?? []).compactMap(\.stringValue)
        let (first, last) = (try #require(slots.first), try #require(slots.last))
        let several = ["lesson", "book", lesson, "--starts", first, "--json"]
        let needed = try await desk.ask(several + ["--weeks", "6", "--skip-taken"])
        #expect(needed.problem["code"] == "deal.pass-needed", "\(needed)")
        let untried = try await desk.ask(several + ["--trial"])
        #expect(untried.problem["code"] == "slot.no-trial", "\(untried)")
        let booked = try await desk.perform("lesson", "book", lesson, "--starts", first)
        let deal = booked["id"]?.stringValue ?? ""
        let moved = try await desk.perform("lesson", "rebook", deal, "--starts", last)
        #expect(moved["terms"]?["startsAt"] == .string(last))
        #expect(try await desk.ask(["lesson", "rebook", deal, "--starts", "2099-11-30 10:00"]).status == 3)
        let cancelled = try await desk.perform("lesson", "cancel", deal, "--reason", "감기에 걸렸어요")
        #expect(cancelled["state"] == "cancelled")
    }
}
