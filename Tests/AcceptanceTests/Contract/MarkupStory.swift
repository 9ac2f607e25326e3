import Domain
import JSONCoding
import TestSupport
import Testing
import Wire

/// A story in which every field of free text is filled in.
struct MarkupStory {
    private(set) var planted = PlantedMarkup()
    /// The identifiers of all there is by then, by the segment before them in addresses.
    private(set) var names: [String: [String]] = [:]
    /// What was seen of deals that have given way to others since.
    private(set) var pages: [String] = []
    let server: TestServer
    let payments: LocalPayments
    var ana: Neighbour
    var ben: Neighbour
    var olga: Neighbour

    init(_ server: TestServer, _ payments: LocalPayments) async throws {
        (self.server, self.payments) = (server, payments)
        (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
        olga = try await server.signUp("olga")
        try await server.appointOperator("olga")
    }

    mutating func happens() async throws {
        for member in [ana, ben] { record("members", try await member.identifier()) }
        // First, since a name is short and the texts have longer numbers later.
        let names = ["name", "nameEnglish", "welcome", "welcomeEnglish", "pictureText", "pictureTextEnglish"]
        try await perform(olga, "PATCH", "/api/v1/operator/settings", nil, names)
        try await profiles()
        let post = try await classes()
        try await rosters(of: try await runs())
        try await events()
        try await shops()
        try await lessons()
        try await teachers()
        try await community()
        try await comments()
        try await savedSearches()
        try await runLogs()
        let talk = try await ben.ask(aboutClass: post)
        record("conversations", talk)
        let message = try await perform(ana, "POST", "/api/v1/conversations/{id}/messages", talk, ["text"])
        try await deals(in: talk)
        try await attendance()
        try await orders()
        try await reports(post, message)
        try await sources()
        try await announcements()
    }

    private mutating func sources() async throws {
        let body: JSONObject = ["url": "https://example.com/events.ics", "neighbourhood": "1114055000"]
        let fields = ["name", "licence", "contact", "terms", "host"]
        olga = try await olga.refreshed()
        let operators = olga
        let source = try await perform(operators, "POST", "/api/v1/sources", nil, fields, besides: body)
        guard let id = Source.ID(source) else { return }
        let entry = try await server.keepWaitingEntry(of: id)
        let accepted = try await operators.ask("POST", "/api/v1/source-entries/\(entry)/accept")
        let event = accepted.json["listing"]?.stringValue ?? ""
        let proposal: JSON = [
            "url": "https://example.com/b.ics", "neighbourhood": "1114055000", "name": "달력",
            "licence": "CC0", "contact": "ben@example.com",
        ]
        let proposed = try await ben.ask("POST", "/api/v1/sources", proposal).id
        try await perform(operators, "POST", "/api/v1/sources/{id}/decline", proposed, ["reason"])
        let path = "/api/v1/listings/{id}/claim"
        let waiting = try await perform(ana, "POST", path, event, ["note"])
        let declined = try await ben.ask("POST", "/api/v1/listings/\(event)/claim", ["note": "우리 모임이에요"])
        let claim = declined.json["id"]?.stringValue ?? ""
        try await perform(operators, "POST", "/api/v1/claims/{id}/decline", claim, ["reason"])
        record("sources", source, proposed)
        record("source-entries", "\(entry)")
        record("listings", event)
        record("claims", claim, waiting)
    }

    /// Ben is marked absent at a run of Ana's, disputes it and is answered.
    private mutating func attendance() async throws {
        let start = (server.clock.now + .seconds(3_600)).rfc3339
        let run = try await ana.host(["startsAt": .string(start)])
        try await ben.apply(to: run)
        try await ana.admit(ben, to: run)
        server.clock.pass(.seconds(2 * 3_600))
        (ana, ben) = (try await ana.refreshed(), try await ben.refreshed())
        try await ana.marks(ben, "absent", in: run)
        let path = "/api/v1/listings/{id}/attendance"
        try await perform(ben, "POST", "\(path)/dispute", run, ["note"])
        try await perform(ana, "POST", "\(path)/{member}/answer", run, ["note"], besides: ["status": "late"])
        record("listings", run)
    }

    private mutating func profiles() async throws {
        let refused = try await ana.ask("PATCH", "/api/v1/me", ["nickname": .string(PlantedMarkup.raw(0))])
        #expect(refused.status == 422)
        try await perform(ana, "PATCH", "/api/v1/me", nil, ["bio", "company"])
        try await perform(ana, "POST", "/api/v1/me/tokens", nil, ["name"])
        let credentials: JSON = ["email": "ben@example.com", "password": .string(Neighbour.password)]
        let device = ["User-Agent": PlantedMarkup.raw(0)]
        #expect(try await server.ask("POST", "/api/v1/sessions", credentials, headers: device).status == 201)
    }

    private mutating func classes() async throws -> String {
        let whole = Neighbour.offer().objectValue ?? [:]
        let texts = ["title", "description", "bring", "place.address"]
        let first = try await perform(ana, "POST", "/api/v1/classes", nil, texts, besides: whole)
        let second = try await ana.post()
        try await perform(ana, "PUT", "/api/v1/classes/{id}", second, texts, besides: whole)
        try await perform(ana, "PUT", "/api/v1/classes/draft", nil, texts, besides: whole)
        record("listings", first, second)
        return first
    }

    private mutating func runs() async throws -> [String] {
        let whole = Neighbour.run().objectValue ?? [:]
        try await ana.tells()
        let texts = ["title", "description", "place.address", "placeName", "meetingHint"]
        let first = try await perform(ana, "POST", "/api/v1/runs", nil, texts, besides: whole)
        let second = try await ana.ask("POST", "/api/v1/runs", .object(whole)).id
        try await perform(ana, "PUT", "/api/v1/runs/{id}", second, texts, besides: whole)
        try await perform(ana, "PUT", "/api/v1/runs/draft", nil, texts, besides: whole)
        record("listings", first, second)
        return [first, second]
    }

    private mutating func shops() async throws {
        var whole = Neighbour.shop().objectValue ?? [:]
        for (name, value) in Neighbour.broker { whole[name] = value }
        let texts = [
            "title", "description", "officeName", "officeAddress", "officePhone", "registrationNumber",
            "brokerName", "place.address",
        ]
        let first = try await perform(ana, "POST", "/api/v1/shops", nil, texts, besides: whole)
        let second = try await ana.postShop(Neighbour.broker)
        try await perform(ana, "PUT", "/api/v1/shops/{id}", second, texts, besides: whole)
        let typed = texts + ["exclusiveArea", "contractArea", "approvedOn", "readyOn"]
        try await perform(ana, "PUT", "/api/v1/shops/draft", nil, typed, besides: whole)
        record("listings", first, second)
    }

    /// A tag keeps letters and digits only.
    private mutating func lessons() async throws {
        try await ana.teach()
        let whole = Neighbour.lesson().objectValue ?? [:]
        let texts = ["title", "description", "place.address"]
        let first = try await perform(ana, "POST", "/api/v1/lessons", nil, texts, besides: whole)
        let second = try await ana.postLesson()
        try await perform(ana, "PUT", "/api/v1/lessons/{id}", second, texts, besides: whole)
        try await perform(ana, "PUT", "/api/v1/lessons/draft", nil, texts + ["tags"], besides: whole)
        record("listings", first, second)
        try await ana.teaches()
        let booking: JSONObject = ["startsAt": "2026-11-23T01:00:00Z"]
        let path = "/api/v1/lessons/{id}/bookings"
        let deal = try await perform(ben, "POST", path, first, ["note"], besides: booking)
        record("deals", deal)
    }

    /// Ana's documents are accepted and Ben's declined.
    private mutating func teachers() async throws {
        let path = "/api/v1/me/teacher"
        try await ben.teach()
        let recording = try await ana.record().id
        try await perform(ana, "PUT", "\(path)/recordings/{id}", recording, ["title"])
        record("recordings", recording)
        for member in [ana, ben] {
            try await perform(
                member,
                "PUT",
                path,
                nil,
                ["education", "career"],
                besides: ["education": [], "career": []]
            )
        }
        olga = try await olga.refreshed()
        let operators = olga
        for (member, act, field) in [(ana, "accept", "seen"), (ben, "decline", "reason")] {
            let image = try await member.uploadsPicture(act == "accept" ? 1 : 2)
            let id = try await perform(
                member,
                "POST",
                "\(path)/verification",
                nil,
                ["note"],
                besides: ["images": [.string(image)]]
            )
            record("verifications", id)
            try await perform(operators, "POST", "/api/v1/verifications/{id}/\(act)", id, [field])
        }
    }

    private mutating func community() async throws {
        let whole = Neighbour.communityPost().objectValue ?? [:]
        let texts = ["title", "description", "place.address"]
        let first = try await perform(ana, "POST", "/api/v1/community", nil, texts, besides: whole)
        let second = try await ana.writeToCommunity()
        try await perform(ana, "PUT", "/api/v1/community/{id}", second, texts, besides: whole)
        try await perform(ana, "PUT", "/api/v1/community/draft", nil, texts + ["tags"], besides: whole)
        record("listings", first, second)
    }

    private mutating func events() async throws {
        let whole = Neighbour.event().objectValue ?? [:]
        let texts = ["title", "description", "venue", "hosts", "place.address"]
        let first = try await perform(ana, "POST", "/api/v1/events", nil, texts, besides: whole)
        let second = try await ana.postEvent()
        try await perform(ana, "PUT", "/api/v1/events/{id}", second, texts, besides: whole)
        let typed = texts + ["link", "cost.from", "cost.to"]
        try await perform(ana, "PUT", "/api/v1/events/draft", nil, typed, besides: whole)
        let declined = try await ana.postEvent()
        try await server.keepWaiting(declined)
        let path = "/api/v1/listings/{id}/submission/decline"
        try await perform(olga, "POST", path, declined, ["reason"])
        record("listings", first, second, declined)
    }

    /// Ben is declined by the host of one run, which is then called off, and removed from the other.
    private mutating func rosters(of runs: [String]) async throws {
        let path = "/api/v1/listings/{id}/roster"
        try await ben.tells()
        for run in runs { try await perform(ben, "POST", "\(path)/apply", run, ["note"]) }
        try await ana.admit(ben, to: runs[1])
        for (step, run) in [("decline", runs[0]), ("remove", runs[1])] {
            try await perform(ana, "POST", "\(path)/{member}/\(step)", run, ["note"])
        }
        try await perform(ana, "POST", "/api/v1/listings/{id}/cancel", runs[0], ["note"])
    }

    private mutating func runLogs() async throws {
        let (path, whole) = ("/api/v1/run-logs", Neighbour.runLog().objectValue ?? [:])
        let first = try await perform(ana, "POST", path, nil, ["diary"], besides: whole)
        let second = try await ana.ask("POST", path, .object(whole)).id
        try await perform(ana, "PUT", "\(path)/{id}", second, ["diary"], besides: whole)
        record("run-logs", first, second)
    }

    private mutating func comments() async throws {
        let shop = try await ana.postShop()
        let comment = try await perform(ben, "POST", "/api/v1/listings/{id}/comments", shop, ["text"])
        let reply = try await perform(ana, "POST", "/api/v1/comments/{id}/replies", comment, ["text"])
        let other = try await ben.comment("주차되나요?", on: shop)
        try await perform(ben, "PUT", "/api/v1/comments/{id}", other, ["text"])
        record("listings", shop)
        let (words, kind) = ("/api/v1/operator/words", ["kind": "word"] as JSONObject)
        try await perform(olga, "POST", words, nil, ["text"], besides: kind)
        let reasons = "/api/v1/operator/reasons"
        let texts = ["title", "text", "textEn"]
        try await perform(olga, "POST", reasons, nil, texts)
        try await perform(olga, "PUT", "\(reasons)/{id}", "0000000000001", texts)
        _ = try await olga.ask("POST", words, ["kind": "word", "text": "도박"])
        let held = try await ben.comment("도박", on: shop)
        try await perform(olga, "POST", "/api/v1/comments/{id}/submission/decline", held, ["reason"])
        record("comments", comment, reply, other, held)
    }

    private mutating func savedSearches() async throws {
        let path = "/api/v1/me/saved-searches"
        let area: JSONObject = ["neighbourhood": "1114055000"]
        let first = try await perform(ana, "POST", path, nil, ["name", "text"], besides: area)
        let second = try await ana.ask("POST", path, ["name": "피아노", "neighbourhood": "1114055000"]).json[
            "id"
        ]
        let id = second?.stringValue ?? ""
        try await perform(ana, "PATCH", "\(path)/{id}", id, ["name"])
        record("saved-searches", first, id)
    }

    private mutating func deals(in talk: String) async throws {
        let path = "/api/v1/conversations/{id}/deals"
        let terms = Neighbour.terms().objectValue ?? [:]
        let fields = ["place.address", "note"]
        let first = try await perform(ana, "POST", path, talk, fields, besides: terms)
        try await look(at: talk)
        try await perform(ben, "POST", "/api/v1/deals/{id}/ask-changes", first, ["reason"])
        try await look(at: talk)
        let second = try await ana.propose(in: talk)
        #expect(try await ben.perform("accept", second).status == 200)
        let move: JSONObject = [
            "startsAt": "2026-11-22T10:30:00Z", "minutes": 60, "place": MeetingPlace.json,
        ]
        try await perform(ana, "POST", "/api/v1/deals/{id}/move", second, ["place.address"], besides: move)
        try await look(at: talk)
        try await perform(ben, "POST", "/api/v1/deals/{id}/cancel", second, ["reason"])
        try await look(at: talk)
        let third = try await ana.propose(in: talk)
        #expect(try await ben.perform("accept", third).status == 200)
        server.clock.pass(.seconds(26 * 3_600))
        (ana, ben) = (try await ana.refreshed(), try await ben.refreshed())
        for who in [ana, ben] { #expect(try await who.perform("complete", third).status == 200) }
        #expect(try await ben.review(third, stars: 4).status == 201)
        let stars: JSONObject = ["rating": 4]
        let sealed = try await ben.ask("GET", "/api/v1/deals/\(third)/reviews").items.first?["id"]?
            .stringValue
        try await perform(ben, "PUT", "/api/v1/reviews/{id}", sealed ?? "", ["text"], besides: stars)
        let review = try await perform(
            ana,
            "POST",
            "/api/v1/deals/{id}/reviews",
            third,
            ["text"],
            besides: stars
        )
        try await perform(ben, "POST", "/api/v1/reviews/{id}/reply", review, ["text"])
        try await perform(ana, "PUT", "/api/v1/deals/{id}/note", third, ["text", "homework"])
        record("deals", first, second, third)
        record("reviews", review, sealed ?? "")
        try await missed(in: talk)
    }

    private mutating func missed(in talk: String) async throws {
        let deal = try await ana.propose(in: talk, ["startsAt": "2026-11-22T10:30:00Z"])
        #expect(try await ben.perform("accept", deal).status == 200)
        server.clock.pass(.seconds(26 * 3_600))
        (ana, ben) = (try await ana.refreshed(), try await ben.refreshed())
        #expect(try await ana.perform("no-show", deal).status == 200)
        try await perform(ben, "POST", "/api/v1/deals/{id}/no-show/dispute", deal, ["reason"])
        record("deals", deal)
    }

    private mutating func look(at talk: String) async throws {
        for name in ["ana", "ben"] {
            let browser = try await PlainBrowser(signingIn: name, at: server.address)
            try await browser.open("/conversations/\(talk)")
            pages.append(browser.html)
        }
    }

    mutating func record(_ segment: String, _ identifiers: String...) {
        names[segment, default: []] += identifiers
    }

    /// Sends a request with a text of its own in each of these fields; the identifier of what it made.
    @discardableResult
    mutating func perform(
        _ member: Neighbour,
        _ method: String,
        _ path: String,
        _ id: String?,
        _ fields: [String],
        besides body: JSONObject = [:]
    ) async throws -> String {
        var body = body
        for name in fields {
            let text = planted.text("\(method) \(path) \(name)")
            let parts = name.split(separator: ".").map(String.init)
            if parts.count == 2 {
                var inner = body[parts[0]]?.objectValue ?? [:]
                inner[parts[1]] = text
                body[parts[0]] = .object(inner)
            } else {
                body[name] = body[name]?.arrayValue == nil ? text : [text]
            }
        }
        let address = (id.map { path.replacing("{id}", with: $0) } ?? path)
            .replacing("{member}", with: names["members"]?.last ?? "")
            .replacing("{name}", with: names["documents"]?.last ?? "")
        let answer = try await member.ask(method, address, .object(body))
        #expect((200..<300).contains(answer.status), "\(method) \(path): \(answer)")
        return answer.json["id"]?.stringValue ?? ""
    }
}
