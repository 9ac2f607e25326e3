import Domain
import JSONCoding
import TestSupport
import Testing
import Wire

extension AuditScene {
    init(_ server: TestServer, _ payments: LocalPayments) async throws {
        self.server = server
        olga = try await server.signUp("olga")
        let shop = try await server.selling(seats: 3)
        (ana, ben) = (shop.ana, shop.ben)
        try await server.appointOperator("olga")
        order = try await ben.order(of: shop.listing)
        _ = try await ben.completes(order, try await payments.approve(order, by: ben))
        let body: JSON = ["subject": ["kind": "listing", "id": .string(shop.listing)], "reason": "fraud"]
        let complaint = try await ben.ask("POST", "/api/v1/reports", body)
        report = try #require(complaint.json["id"]?.stringValue, "\(complaint)")
        (event, otherEvent) = (try await ana.postEvent(), try await ana.postEvent(["title": "다른 행사"]))
        for waiting in [event, otherEvent] { try await server.keepWaiting(waiting) }
        let sent = try await Self.documents(of: ana)
        verification = try #require(sent["id"]?.stringValue)
        document = try #require(sent["documents"]?[0]?["urls"]?["full"]?.stringValue)
        otherTeacher = try #require(try await Self.documents(of: ben)["id"]?.stringValue)

        // Others propose and decide, so that the records are only of what a test lets Olga do.
        calendars = try (0..<4).map { _ in try PublishedCalendar() }
        let sources = try await Self.sources(calendars.dropLast(), proposedBy: ben)
        (source, proposed) = (sources[0], (sources[1], sources[2]))
        let helper = try await server.signUp("pam")
        try await server.appointOperator("pam")
        _ = try await helper.ask("POST", "/api/v1/sources/\(source)/approve")
        let invited = try await helper.ask("POST", "/api/v1/operator/invitations", [:])
        invitation = try #require(invited.json["invitation"]?["id"]?.stringValue, "\(invited)")
        await server.runMaintenance()
        (seen, watchedTerm, comments) = try await Self.submissions(of: event, by: ana, watchedBy: helper)
        let claimed = try await Self.claims(by: ana, at: server)
        try #require(claimed.count == 2)
        claims = (claimed[0], claimed[1])
        let kept = try #require(Identifier<Source>(source))
        entries = [
            try await server.keepWaitingEntry(of: kept).description,
            try await server.keepWaitingEntry(of: kept, number: 2).description,
        ]
        anaID = try await ana.memberID
        newcomer = try await Self.newcomer(at: server)
        (letter, announcement) = try await Self.texts(by: helper, until: server.clock.now + .seconds(600))
        appeal = try await Self.appeal(by: ana, against: helper)
    }

    private static func appeal(by ana: Neighbour, against helper: Neighbour) async throws -> String {
        let path = "/api/v1/operator/members/\(try await ana.memberID)/warnings"
        _ = try await helper.ask("POST", path, ["note": "그만해 주세요"])
        let measure = try #require(
            try await ana.ask("GET", "/api/v1/me/measures").items.first?["id"]?.stringValue
        )
        let made = try await ana.ask("POST", "/api/v1/me/measures/\(measure)/appeal", ["text": "아니에요"])
        return try #require(made.json["appeal"]?["id"]?.stringValue, "\(made)")
    }

    /// With a second factor, and an address that isn't confirmed.
    private static func newcomer(at server: TestServer) async throws -> String {
        let nan = try await server.signUp("nan", confirmed: false)
        try await nan.turnsOnSecondFactor()
        return try await nan.memberID
    }

    private static func texts(by helper: Neighbour, until end: Moment) async throws -> (String, String) {
        let text: JSON = ["subject": "점검", "text": "내일이에요"]
        let draft: JSON = ["text": "점검해요", "endsAt": .string(end.rfc3339)]
        let letter = try await helper.ask("POST", "/api/v1/operator/letters", text).id
        return (letter, try await helper.ask("POST", "/api/v1/operator/announcements", draft).id)
    }

    private static func submissions(of event: String, by ana: Neighbour, watchedBy helper: Neighbour)
        async throws -> (seen: JSON, term: String, (approved: String, declined: String, seen: JSON))
    {
        let waiting = try await ana.ask("GET", "/api/v1/listings/\(event)/submission").json
        let word: JSON = ["kind": "word", "text": "도박"]
        let term = try await helper.ask("POST", "/api/v1/operator/words", word).id
        let path = "/api/v1/listings/\(try await ana.writeToCommunity())/comments"
        let first = try await ana.ask("POST", path, ["text": "도박 하나"]).json
        let second = try await ana.ask("POST", path, ["text": "도박 둘"]).id
        let version = waiting["version"] ?? .null
        return (version, term, (first["id"]?.stringValue ?? "", second, first["writtenAt"] ?? .null))
    }

    private static func documents(of teacher: Neighbour) async throws -> JSON {
        _ = try await teacher.ask("PUT", "/api/v1/me/teacher", ["education": ["음악대학 졸업"]])
        let images: JSON = [.string(try await teacher.uploadsPicture(0))]
        let body: JSON = ["images": images, "note": "졸업증명서예요"]
        let sent = try await teacher.ask("POST", "/api/v1/me/teacher/verification", body)
        #expect(sent.status == 201, "\(sent)")
        return sent.json
    }

    private static func sources(
        _ calendars: some Sequence<PublishedCalendar>,
        proposedBy ben: Neighbour
    ) async throws -> [String] {
        var sources: [String] = []
        for calendar in calendars {
            calendar.publish([.event("a", "밋업"), .event("b", "모임", day: 9)])
            let proposal = calendar.source(["contact": "ben@example.com", "name": .string(calendar.address)])
            let made = try await ben.ask("POST", "/api/v1/sources", proposal)
            sources.append(try #require(made.json["id"]?.stringValue, "\(made)"))
        }
        return sources
    }

    /// Claims of all events that were imported.
    private static func claims(by ana: Neighbour, at server: TestServer) async throws -> [String] {
        let feed = "/api/v1/listings?neighbourhood=1114055000&reach=country&kind=event"
        var claims: [String] = []
        for listing in try await server.ask("GET", feed).items.compactMap({ $0["id"]?.stringValue }) {
            let path = "/api/v1/listings/\(listing)/claim"
            let made = try await ana.ask("POST", path, ["note": "우리 모임이에요"])
            claims.append(try #require(made.json["id"]?.stringValue, "\(made)"))
        }
        return claims
    }

    private func step(
        _ act: String,
        _ method: String,
        _ template: String,
        _ subjects: String...,
        asking query: String = "",
        sending body: JSON? = nil
    ) -> Step {
        Step(act, method, "/api/v1" + template, subjects, query, body)
    }

    /// What Olga asks for, in an order in which each is possible.
    var steps: [Step] {
        moderation + teaching + sourcing + paying + rest + site + announcing + writing + members
    }

    private var moderation: [Step] {
        let one = "/reports/{id}"
        let submission = "/listings/{id}/submission"
        return [
            step("todo.read", "GET", "/operator/todo"),
            step("reports.list", "GET", "/reports"),
            step("measure.plan", "GET", "/operator/measures", asking: "?kind=listing&id=\(event)"),
            step(
                "measure.take",
                "POST",
                "/operator/measures",
                sending: [
                    "subject": ["kind": "listing", "id": .string(event)], "reason": "spam", "money": "leave",
                ]
            ),
            step("report.read", "GET", one, report),
            step("report.decide", "POST", one + "/dismiss", report, sending: [:]),
            step("report.decide", "POST", one + "/reopen", report, sending: [:]),
            step(
                "report.decide",
                "POST",
                one + "/uphold",
                report,
                sending: ["hide": true, "money": "leave"]
            ),
            step("submissions.list", "GET", "/submissions"),
            step("listing.read", "GET", "/events/{id}", event),
            step("submission.read", "GET", submission, event),
            step("submission.read", "GET", "/listings/{id}/similar", event),
            step("submission.read", "GET", "/listings/{id}/edits", event),
            step("submission.decide", "POST", submission + "/approve", event, sending: ["seen": seen]),
            step(
                "submission.decide",
                "POST",
                submission + "/decline",
                otherEvent,
                sending: ["reason": "흐려요"]
            ),
        ] + watching + appealing
    }

    private var appealing: [Step] {
        let (all, one) = ("/operator/appeals", "/operator/appeals/{id}")
        return [
            step("appeals.list", "GET", all), step("appeal.read", "GET", one, appeal),
            step("appeal.decide", "POST", one + "/decision", appeal, sending: ["outcome": "reversed"]),
        ]
    }

    private var watching: [Step] {
        let submission = "/comments/{id}/submission"
        let (words, word) = ("/operator/words", ["kind": "word", "text": "급전"] as JSON)
        return [
            step("submissions.list", "GET", "/submissions/comments"),
            step("submission.read", "GET", submission, comments.approved),
            step(
                "submission.decide",
                "POST",
                submission + "/approve",
                comments.approved,
                sending: ["seen": comments.seen]
            ),
            step(
                "submission.decide",
                "POST",
                submission + "/decline",
                comments.declined,
                sending: ["reason": "광고예요"]
            ),
            step("words.list", "GET", words),
            step("words.add", "POST", words, sending: word),
            step("words.remove", "DELETE", words + "/{id}", watchedTerm),
        ] + reasons
    }

    private var reasons: [Step] {
        let (all, supplied, draft) = (
            "/operator/reasons", "0000000000001", ["title": "광고", "text": "광고예요"] as JSON
        )
        return [
            step("reason.add", "POST", all, sending: draft),
            step("reason.edit", "PUT", all + "/{id}", supplied, sending: draft),
            step("reason.remove", "DELETE", all + "/{id}", supplied),
        ]
    }

    private var teaching: [Step] {
        let one = "/verifications/{id}"
        return [
            step("verifications.list", "GET", "/verifications"),
            step("verification.read", "GET", one, verification),
            Step("verification.document", "GET", document, [verification]),
            step("verification.decide", "POST", one + "/decline", verification, sending: ["reason": "흐려요"]),
            step("verification.decide", "POST", one + "/accept", otherTeacher, sending: ["seen": "졸업증명서"]),
        ]
    }

    private var sourcing: [Step] {
        let (one, claim) = ("/sources/{id}", "/claims/{id}")
        return [
            step("sources.list", "GET", "/sources"),
            step("source.decide", "POST", one + "/approve", proposed.approved),
            step("source.decide", "POST", one + "/decline", proposed.declined, sending: ["reason": "광고예요"]),
            step("source.read", "GET", one, source),
            step("source.fetch", "POST", one + "/fetch", source),
            step("source.pause", "POST", one + "/pause", source),
            step("source.withdraw", "POST", one + "/withdraw", source),
            step("source.resume", "POST", one + "/resume", source),
            step("source-entries.list", "GET", one + "/entries", source),
            step("source-entry.accept", "POST", "/source-entries/{id}/accept", entries[0]),
            step("claims.list", "GET", "/claims"),
            step("claim.read", "GET", claim, claims.approved),
            step("claim.decide", "POST", claim + "/approve", claims.approved),
            step("claim.decide", "POST", claim + "/decline", claims.declined, sending: ["reason": "몰라요"]),
            step("source-entry.skip", "POST", "/source-entries/{id}/skip", entries[1]),
            step("source.add", "POST", "/sources", sending: calendars[3].source(["name": "또 다른 달력"])),
            step("source.remove", "DELETE", one, proposed.approved),
        ]
    }

    private var paying: [Step] {
        let one = "/orders/{id}"
        let span = "?from=2026-11-01T00:00:00Z&until=2026-12-01T00:00:00Z"
        return [
            step("orders.list", "GET", "/operator/orders", asking: "?state=sold&q=ben"),
            step("order.read", "GET", one, order),
            step("order.check", "POST", one + "/completion", order, sending: [:]),
            step(
                "order.refund",
                "POST",
                one + "/refunds",
                order,
                sending: ["amount": 1_000, "reason": "비가 와서요"]
            ),
            step("ledger.verify", "GET", "/operator/ledger/faults"),
            step("ledger.statement", "GET", "/operator/ledger/statement", asking: span),
            step("audit.export", "GET", "/operator/audit/export", asking: span),
        ]
    }

    private var announcing: [Step] {
        let (all, one) = ("/operator/announcements", "/operator/announcements/{id}")
        let draft: JSON = ["text": "점검해요", "endsAt": .string((server.clock.now + .seconds(600)).rfc3339)]
        return [
            step("announcements.list", "GET", all),
            step("announcement.post", "POST", all, sending: draft),
            step("announcement.read", "GET", one, announcement),
            step("announcement.edit", "PUT", one, announcement, sending: draft),
            step("announcement.end", "POST", one + "/end", announcement),
        ]
    }

    private var writing: [Step] {
        let (all, one) = ("/operator/letters", "/operator/letters/{id}")
        let draft: JSON = ["subject": "점검", "text": "내일이에요"]
        return [
            step("letters.list", "GET", all),
            step("letter.write", "POST", all, sending: draft),
            step("letter.read", "GET", one, letter),
            step("letter.edit", "PUT", one, letter, sending: draft),
            step("letter.stop", "POST", one + "/stop", letter),
        ]
    }

    /// The last of all, since an account is deleted.
    private var members: [Step] {
        let (all, one) = ("/operator/members", "/operator/members/{id}")
        return [
            step("members.list", "GET", all, asking: "?q=ana"),
            step("members.export", "GET", all + "/export"),
            step("member.read", "GET", one, anaID),
            step("account.confirm-email", "POST", one + "/email-confirmation", newcomer),
            step("member.sign-out", "DELETE", one + "/sessions", newcomer),
            step(
                "member.second-factor-reset",
                "POST",
                one + "/second-factor-reset",
                newcomer,
                sending: ["note": "잃어버리셨어요"]
            ),
            step(
                "measure.take",
                "POST",
                "/operator/measures",
                sending: [
                    "subject": ["kind": "member", "id": .string(newcomer)], "reason": "spam",
                    "suspendDays": 1,
                ]
            ),
            step("member.warn", "POST", one + "/warnings", newcomer, sending: ["note": "그만해 주세요"]),
            step("member.lift", "POST", one + "/suspension-end", newcomer, sending: ["note": "사과했어요"]),
            step("member.deletion-plan", "GET", one + "/deletion", newcomer),
            step("member.delete", "POST", one + "/deletion", newcomer, sending: ["nickname": "nan"]),
        ]
    }

    private var site: [Step] {
        let (settings, invitations) = ("/operator/settings", "/operator/invitations")
        return [
            step("site.read", "GET", settings),
            step("site.change", "PATCH", settings, sending: ["name": "연남마당"]),
            step("site.history", "GET", settings + "/changes"),
            step("documents.read", "GET", "/operator/documents"),
            step(
                "document.write",
                "PUT",
                "/operator/documents/{name}",
                "contact",
                sending: ["language": "ko", "text": "olga@example.com"]
            ),
            step(
                "document.versions",
                "GET",
                "/operator/documents/{name}/versions",
                "contact",
                asking: "?language=ko"
            ),
            step("invitations.list", "GET", invitations),
            step("invitation.create", "POST", invitations, sending: ["uses": 2]),
            step("invitation.withdraw", "DELETE", invitations + "/{id}", invitation),
        ]
    }

    private var rest: [Step] {
        let trusted = "/trusted-members/{account}"
        let block = "/federation/blocks/{host}"
        return [
            step("trust.give", "PUT", trusted, anaID),
            step("trust.list", "GET", "/trusted-members"),
            step("trust.end", "DELETE", trusted, anaID),
            step("server.read", "GET", "/operator/server"),
            step("sign-ups.read", "GET", "/operator/sign-ups"),
            step("crashes.read", "GET", "/operator/server/crashes"),
            step("figures.read", "GET", "/operator/figures"),
            step("server.retry", "POST", "/operator/server/retry", sending: ["queue": "emails"]),
            step("followers.read", "GET", "/federation"),
            step("followers.block", "PUT", block, "spam.example"),
            step("followers.unblock", "DELETE", block, "spam.example"),
        ]
    }
}
