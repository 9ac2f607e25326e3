import JSONCoding
import TestSupport

/// A request at the moment when it does what it is for.
struct Occasion {
    var who: Neighbour?
    let path: String
    var body: JSON?
    var bytes: [UInt8]?

    /// With another body when `isOther`.
    func happens(in server: TestServer, key: String, isOther: Bool = false) async throws -> TestResponse {
        var headers = ["Idempotency-Key": key]
        if let who { headers["Authorization"] = "Bearer \(who.accessToken)" }
        if bytes != nil { headers["Content-Type"] = "image/png" }
        let sent = (bytes ?? body?.encoded()).map { isOther ? $0 + [0x20] : $0 }
        return try await TestResponse.asking("POST", server.address + path, sent, headers: headers)
    }
}

/// For every route that changes something by `POST`, how it comes about.
enum RepeatedOccasions {
    typealias Making = @Sendable (TestEnvironment) async throws -> Occasion

    static let all: [String: Making] = [
        ways, secondFactor, mailbox, classes, deals, orders, rosters, attendances, sources, submissions,
        comments, phones,
        slots, teachers, site, announcements, letters, others,
    ].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

    private static let password: JSON = .string(Neighbour.password)

    private static let ways: [String: Making] = [
        "/api/v1/accounts": { environment in
            let code = try await environment.server.signUpCode(for: "ana@example.com")
            return Occasion(
                path: "/api/v1/accounts",
                body: [
                    "email": "ana@example.com", "code": .string(code), "password": password,
                    "nickname": "ana",
                ]
            )
        },
        "/api/v1/sign-up-codes": { _ in
            Occasion(path: "/api/v1/sign-up-codes", body: ["email": "ana@example.com"])
        },
        "/api/v1/accounts/introduced": { environment in
            let introduction = try await environment.introduction()
            return Occasion(
                path: "/api/v1/accounts/introduced",
                body: ["introduction": introduction, "nickname": "순이네"]
            )
        },
        "/api/v1/sessions": { environment in
            _ = try await environment.server.signUp("ana")
            return Occasion(
                path: "/api/v1/sessions",
                body: ["email": "ana@example.com", "password": password]
            )
        },
        "/api/v1/sessions/refresh": { environment in
            let ana = try await environment.server.signUp("ana")
            return Occasion(
                path: "/api/v1/sessions/refresh",
                body: ["refreshToken": .string(ana.refreshToken)]
            )
        },
        "/api/v1/sessions/{id}/push": { environment in
            let ana = try await environment.server.signUp("ana")
            let address = "http://127.0.0.1:\(environment.pushService.port)/1"
            _ = try await ana.ask("PUT", "/api/v1/me/push", SamplePushOffer.at(address))
            let session = try await ana.ask("GET", "/api/v1/sessions").items[0]["id"]?.stringValue ?? ""
            return Occasion(who: ana, path: "/api/v1/sessions/\(session)/push")
        },
        "/api/v1/sessions/current/confirmation": { environment in
            let ana = try await environment.server.signUp("ana")
            environment.server.clock.pass(.seconds(60))
            return Occasion(
                who: ana,
                path: "/api/v1/sessions/current/confirmation",
                body: ["password": password]
            )
        },
        "/api/v1/sessions/current/confirmation/{provider}": { environment in
            let ana = try await environment.server.signUp("ana")
            _ = try await ana.ask("POST", "/api/v1/me/identities/kakao", environment.trip())
            environment.server.clock.pass(.seconds(60))
            let path = "/api/v1/sessions/current/confirmation/kakao"
            return Occasion(who: ana, path: path, body: try await environment.trip())
        },
        "/api/v1/sign-in/{provider}/session": { environment in
            let path = "/api/v1/sign-in/kakao/session"
            // A code of Kakao's works once, so the answer is all there is.
            return Occasion(path: path, body: try await environment.trip())
        },
        "/api/v1/me/identities": { environment in
            let ana = try await environment.server.signUp("ana")
            let introduction = try await environment.introduction()
            return Occasion(who: ana, path: "/api/v1/me/identities", body: ["introduction": introduction])
        },
        "/api/v1/me/identities/{provider}": { environment in
            let ana = try await environment.server.signUp("ana")
            return Occasion(who: ana, path: "/api/v1/me/identities/kakao", body: try await environment.trip())
        },
    ]

    private static let mailbox: [String: Making] = [
        "/api/v1/me/email-verification": { environment in
            Occasion(
                who: try await environment.server.signUp("ana", confirmed: false),
                path: "/api/v1/me/email-verification"
            )
        },
        "/api/v1/me/email-verification/confirm": { environment in
            let ana = try await environment.server.signUp("ana", confirmed: false)
            _ = try await ana.ask("POST", "/api/v1/me/email-verification")
            return Occasion(
                who: ana,
                path: "/api/v1/me/email-verification/confirm",
                body: ["code": .string(try await environment.letter().digits)]
            )
        },
        "/api/v1/email-verifications": { environment in
            let ana = try await environment.server.signUp("ana", confirmed: false)
            _ = try await ana.ask("POST", "/api/v1/me/email-verification")
            let token = try await environment.letter().token ?? ""
            return Occasion(path: "/api/v1/email-verifications", body: ["code": .string(token)])
        },
        "/api/v1/unsubscriptions": { environment in
            let ana = try await environment.server.signUp("ana")
            let ben = try await environment.server.signUp("ben")
            try await ben.say("hello", in: try await ben.ask(about: try await ana.post()))
            environment.server.clock.pass(.seconds(600))
            let token = try await environment.letter().token ?? ""
            return Occasion(path: "/api/v1/unsubscriptions", body: ["token": .string(token)])
        },
        "/api/v1/password-resets": { environment in
            _ = try await environment.server.signUp("ana")
            return Occasion(path: "/api/v1/password-resets", body: ["email": "ana@example.com"])
        },
        "/api/v1/password-resets/confirm": { environment in
            _ = try await environment.server.signUp("ana")
            _ = try await environment.server.ask(
                "POST",
                "/api/v1/password-resets",
                ["email": "ana@example.com"]
            )
            return Occasion(
                path: "/api/v1/password-resets/confirm",
                body: [
                    "email": "ana@example.com", "code": .string(try await environment.letter().letters),
                    "newPassword": "a brand new gate 5",
                ]
            )
        },
    ]

    private static let classes: [String: Making] = [
        "/api/v1/classes": { environment in
            Occasion(
                who: try await environment.confirmed("ana"),
                path: "/api/v1/classes",
                body: Neighbour.offer()
            )
        },
        "/api/v1/runs": { environment in
            Occasion(
                who: try await environment.confirmed("ana").tells(),
                path: "/api/v1/runs",
                body: Neighbour.run()
            )
        },
        "/api/v1/listings/{id}/close": { environment in
            let ana = try await environment.confirmed("ana")
            return Occasion(who: ana, path: "/api/v1/listings/\(try await ana.post())/close")
        },
        "/api/v1/listings/{id}/reopen": { environment in
            let ana = try await environment.confirmed("ana")
            let post = "/api/v1/listings/\(try await ana.post())"
            _ = try await ana.ask("POST", "\(post)/close")
            return Occasion(who: ana, path: "\(post)/reopen")
        },
        "/api/v1/listings/{id}/bump": { environment in
            let ana = try await environment.confirmed("ana")
            let post = try await ana.post()
            environment.server.clock.pass(.seconds(25 * 3_600))
            return Occasion(who: try await ana.refreshed(), path: "/api/v1/listings/\(post)/bump")
        },
        "/api/v1/listings/{id}/confirm": { environment in
            let ana = try await environment.confirmed("ana")
            return Occasion(who: ana, path: "/api/v1/listings/\(try await ana.post())/confirm")
        },
        "/api/v1/listings/{id}/conversation": { environment in
            let (ana, ben) = (
                try await environment.confirmed("ana"), try await environment.confirmed("ben")
            )
            return Occasion(who: ben, path: "/api/v1/listings/\(try await ana.post())/conversation")
        },
        "/api/v1/conversations/{id}/messages": { environment in
            let parties = try await environment.server.negotiation()
            let path = "/api/v1/conversations/\(parties.conversation)/messages"
            return Occasion(who: parties.ben, path: path, body: ["text": "안녕하세요"])
        },
    ]

    private static let deals: [String: Making] = [
        "/api/v1/conversations/{id}/deals": { environment in
            let parties = try await environment.server.negotiation()
            let path = "/api/v1/conversations/\(parties.conversation)/deals"
            return Occasion(who: parties.ana, path: path, body: Neighbour.terms(["minutes": 90]))
        },
        "/api/v1/deals/{id}/accept": { environment in
            let parties = try await environment.server.negotiation()
            return Occasion(who: parties.ben, path: "/api/v1/deals/\(parties.deal)/accept")
        },
        "/api/v1/deals/{id}/choose": { environment in
            let parties = try await environment.server.negotiation()
            let path = "/api/v1/deals/\(parties.deal)/choose"
            return Occasion(who: parties.ben, path: path, body: ["startsAt": "2026-11-21T10:30:00Z"])
        },
        "/api/v1/deals/{id}/decline": { environment in
            let parties = try await environment.server.negotiation()
            return Occasion(who: parties.ben, path: "/api/v1/deals/\(parties.deal)/decline")
        },
        "/api/v1/deals/{id}/ask-changes": { environment in
            let parties = try await environment.server.negotiation()
            let path = "/api/v1/deals/\(parties.deal)/ask-changes"
            return Occasion(who: parties.ben, path: path, body: ["reason": "한 시간 늦게요"])
        },
        "/api/v1/deals/{id}/withdraw": { environment in
            let parties = try await environment.server.negotiation()
            return Occasion(who: parties.ana, path: "/api/v1/deals/\(parties.deal)/withdraw")
        },
        "/api/v1/deals/{id}/cancel": { environment in
            let parties = try await environment.server.negotiation()
            _ = try await parties.ben.perform("accept", parties.deal)
            let path = "/api/v1/deals/\(parties.deal)/cancel"
            return Occasion(who: parties.ana, path: path, body: ["reason": "감기에 걸렸어요"])
        },
        "/api/v1/deals/{id}/move": { environment in
            let parties = try await environment.server.negotiation()
            _ = try await parties.ben.perform("accept", parties.deal)
            return Occasion(
                who: parties.ana,
                path: "/api/v1/deals/\(parties.deal)/move",
                body: Neighbour.move
            )
        },
        "/api/v1/deals/{id}/move/accept": { environment in
            let parties = try await environment.server.negotiation().moving()
            let path = "/api/v1/deals/\(parties.deal)/move/accept"
            return Occasion(who: parties.ben, path: path, body: ["number": 1])
        },
        "/api/v1/deals/{id}/move/decline": { environment in
            let parties = try await environment.server.negotiation().moving()
            let path = "/api/v1/deals/\(parties.deal)/move/decline"
            return Occasion(who: parties.ben, path: path, body: ["number": 1])
        },
        "/api/v1/deals/{id}/move/withdraw": { environment in
            let parties = try await environment.server.negotiation().moving()
            let path = "/api/v1/deals/\(parties.deal)/move/withdraw"
            return Occasion(who: parties.ana, path: path, body: ["number": 1])
        },
        "/api/v1/deals/{id}/no-show": { environment in
            let parties = try await environment.server.negotiation().dayAfter()
            return Occasion(who: parties.ana, path: "/api/v1/deals/\(parties.deal)/no-show")
        },
        "/api/v1/deals/{id}/no-show/withdraw": { environment in
            let parties = try await environment.server.negotiation().noShow()
            return Occasion(who: parties.ana, path: "/api/v1/deals/\(parties.deal)/no-show/withdraw")
        },
        "/api/v1/deals/{id}/no-show/agree": { environment in
            let parties = try await environment.server.negotiation().noShow()
            return Occasion(who: parties.ben, path: "/api/v1/deals/\(parties.deal)/no-show/agree")
        },
        "/api/v1/deals/{id}/no-show/dispute": { environment in
            let parties = try await environment.server.negotiation().noShow()
            let path = "/api/v1/deals/\(parties.deal)/no-show/dispute"
            return Occasion(who: parties.ben, path: path, body: ["reason": "30분 기다렸어요"])
        },
        "/api/v1/deals/{id}/complete": { environment in
            let parties = try await environment.server.negotiation().dayAfter()
            return Occasion(who: parties.ana, path: "/api/v1/deals/\(parties.deal)/complete")
        },
        "/api/v1/deals/{id}/reviews": { environment in
            let parties = try await environment.server.negotiation().done()
            return Occasion(
                who: parties.ben,
                path: "/api/v1/deals/\(parties.deal)/reviews",
                body: ["rating": 5]
            )
        },
        "/api/v1/reviews/{id}/reply": { environment in
            let parties = try await environment.server.negotiation().done()
            let review = try await parties.ben.review(parties.deal, stars: 4).id
            _ = try await parties.ana.review(parties.deal, stars: 5)
            return Occasion(
                who: parties.ana,
                path: "/api/v1/reviews/\(review)/reply",
                body: ["text": "또 오세요"]
            )
        },
    ]

    private static let others: [String: Making] = [
        "/api/v1/images": { environment in
            Occasion(
                who: try await environment.confirmed("ana"),
                path: "/api/v1/images",
                bytes: PNGFile(40, 30).blank
            )
        },
        "/api/v1/me/calendar": { environment in
            Occasion(who: try await environment.confirmed("ana"), path: "/api/v1/me/calendar")
        },
        "/api/v1/run-logs": { environment in
            let ana = try await environment.confirmed("ana")
            return Occasion(who: ana, path: "/api/v1/run-logs", body: Neighbour.runLog())
        },
        "/api/v1/run-logs/tracks": { environment in
            let (ana, track) = (try await environment.confirmed("ana"), Array(Neighbour.track().utf8))
            return Occasion(who: ana, path: "/api/v1/run-logs/tracks", bytes: track)
        },
        "/api/v1/me/saved-searches": { environment in
            Occasion(
                who: try await environment.confirmed("ana"),
                path: "/api/v1/me/saved-searches",
                body: ["name": "피아노", "neighbourhood": "1114055000"]
            )
        },
        "/api/v1/reports": { environment in
            let (ana, ben) = (
                try await environment.confirmed("ana"), try await environment.confirmed("ben")
            )
            let subject: JSON = ["kind": "listing", "id": .string(try await ana.post())]
            return Occasion(who: ben, path: "/api/v1/reports", body: ["subject": subject, "reason": "fraud"])
        },
        "/api/v1/reports/{id}/dismiss": { environment in
            let (olga, path) = try await environment.reported()
            return Occasion(who: olga, path: "\(path)/dismiss", body: [:])
        },
        "/api/v1/reports/{id}/uphold": { environment in
            let (olga, path) = try await environment.reported()
            return Occasion(who: olga, path: "\(path)/uphold", body: ["hide": true])
        },
        "/api/v1/reports/{id}/reopen": { environment in
            let (olga, path) = try await environment.reported()
            _ = try await olga.ask("POST", "\(path)/dismiss", [:])
            return Occasion(who: olga, path: "\(path)/reopen", body: [:])
        },
    ]
}
