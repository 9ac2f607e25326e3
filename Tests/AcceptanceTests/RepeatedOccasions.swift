import JSONCoding
import TestSupport

/// A town with all that a request may need: a post office, and providers to sign in at.
struct Street {
    let town: Town
    let mail: LocalMailServer
    let providers: ProviderTown

    static func visit(
        settings: [String: String] = [:],
        _ stay: (Street) async throws -> Void
    ) async throws {
        let (providers, mail, folder) = (
            try ProviderTown(), try LocalMailServer(), try TemporaryFolder()
        )
        let all = try providers.settings(secretIn: folder).merging(mail.settings) { $1 }
        try await Town.visit(settings: all.merging(settings) { $1 }) { town in
            try await stay(Street(town: town, mail: mail, providers: providers))
        }
        await providers.close()
    }

    /// What a member brings back who went to Kakao from here.
    func trip(_ id: Int = 7) async throws -> JSON {
        let person = ProviderTown.Person(id: id, nickname: "순이", email: "suni@example.com")
        let departure = try await town.ask("GET", "/api/v1/sign-in/kakao").json
        let (code, state) = try providers.signsIn(person, at: departure["address"]?.stringValue ?? "")
        return ["code": .string(code), "state": .string(state), "ticket": departure["ticket"] ?? .null]
    }

    /// What a stranger shows who came back from Kakao.
    func introduction() async throws -> JSON {
        let back = try await town.ask("POST", "/api/v1/sign-in/kakao/session", trip())
        return back.json["stranger"]?["introduction"] ?? .null
    }

    func letter() async throws -> LocalMailServer.Delivery {
        await town.runsMaintenance()
        guard let letter = mail.email(to: "ana@example.com") else { throw NothingCame() }
        return letter
    }

    /// A report by ben about what ana posted, and who decides on it.
    func reported() async throws -> (olga: Neighbour, path: String) {
        let (olga, ana) = (try await town.newcomer("olga"), try await town.newcomer("ana"))
        let ben = try await town.newcomer("ben")
        try await town.appoints("olga")
        let subject: JSON = ["kind": "listing", "id": .string(try await ana.posts())]
        let report = try await ben.ask("POST", "/api/v1/reports", ["subject": subject, "reason": "fraud"])
        return (olga, "/api/v1/reports/\(report.json["id"]?.stringValue ?? "")")
    }
}

private struct NothingCame: Error {}

/// A request at the moment when it does what it is for.
struct Occasion {
    var who: Neighbour?
    let path: String
    var body: JSON?
    var bytes: [UInt8]?

    /// With another body when `isOther`.
    func happens(in town: Town, key: String, isOther: Bool = false) async throws -> Heard {
        var headers = ["Idempotency-Key": key]
        if let who { headers["Authorization"] = "Bearer \(who.accessToken)" }
        if bytes != nil { headers["Content-Type"] = "image/png" }
        let sent = (bytes ?? body?.encoded()).map { isOther ? $0 + [0x20] : $0 }
        return try await Heard.asking("POST", town.address + path, sent, headers: headers)
    }
}

/// For every route that changes something by `POST`, how it comes about.
enum RepeatedOccasions {
    typealias Making = @Sendable (Street) async throws -> Occasion

    static let all: [String: Making] = [ways, mailbox, classes, deals, others]
        .reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

    private static let password: JSON = .string(Neighbour.password)

    private static let ways: [String: Making] = [
        "/api/v1/accounts": { _ in
            Occasion(
                path: "/api/v1/accounts",
                body: ["email": "ana@example.com", "password": password, "nickname": "ana"]
            )
        },
        "/api/v1/accounts/introduced": { street in
            let introduction = try await street.introduction()
            return Occasion(
                path: "/api/v1/accounts/introduced",
                body: ["introduction": introduction, "nickname": "순이네"]
            )
        },
        "/api/v1/sessions": { street in
            _ = try await street.town.newcomer("ana")
            return Occasion(
                path: "/api/v1/sessions",
                body: ["email": "ana@example.com", "password": password]
            )
        },
        "/api/v1/sessions/refresh": { street in
            let ana = try await street.town.newcomer("ana")
            return Occasion(
                path: "/api/v1/sessions/refresh",
                body: ["refreshToken": .string(ana.refreshToken)]
            )
        },
        "/api/v1/sessions/current/confirmation": { street in
            let ana = try await street.town.newcomer("ana")
            street.town.clock.pass(.seconds(60))
            return Occasion(
                who: ana,
                path: "/api/v1/sessions/current/confirmation",
                body: ["password": password]
            )
        },
        "/api/v1/sessions/current/confirmation/{provider}": { street in
            let ana = try await street.town.newcomer("ana")
            _ = try await ana.ask("POST", "/api/v1/me/identities/kakao", street.trip())
            street.town.clock.pass(.seconds(60))
            let path = "/api/v1/sessions/current/confirmation/kakao"
            return Occasion(who: ana, path: path, body: try await street.trip())
        },
        "/api/v1/sign-in/{provider}/session": { street in
            let path = "/api/v1/sign-in/kakao/session"
            // A code of Kakao's works once, so the answer is all there is.
            return Occasion(path: path, body: try await street.trip())
        },
        "/api/v1/me/identities": { street in
            let ana = try await street.town.newcomer("ana")
            let introduction = try await street.introduction()
            return Occasion(who: ana, path: "/api/v1/me/identities", body: ["introduction": introduction])
        },
        "/api/v1/me/identities/{provider}": { street in
            let ana = try await street.town.newcomer("ana")
            return Occasion(who: ana, path: "/api/v1/me/identities/kakao", body: try await street.trip())
        },
    ]

    private static let mailbox: [String: Making] = [
        "/api/v1/me/email-verification": { street in
            Occasion(who: try await street.town.newcomer("ana"), path: "/api/v1/me/email-verification")
        },
        "/api/v1/me/email-verification/confirm": { street in
            let ana = try await street.town.newcomer("ana")
            _ = try await ana.ask("POST", "/api/v1/me/email-verification")
            return Occasion(
                who: ana,
                path: "/api/v1/me/email-verification/confirm",
                body: ["code": .string(try await street.letter().digits)]
            )
        },
        "/api/v1/email-verifications": { street in
            let ana = try await street.town.newcomer("ana")
            _ = try await ana.ask("POST", "/api/v1/me/email-verification")
            let token = try await street.letter().token ?? ""
            return Occasion(path: "/api/v1/email-verifications", body: ["code": .string(token)])
        },
        "/api/v1/password-resets": { street in
            _ = try await street.town.newcomer("ana")
            return Occasion(path: "/api/v1/password-resets", body: ["email": "ana@example.com"])
        },
        "/api/v1/password-resets/confirm": { street in
            _ = try await street.town.newcomer("ana")
            _ = try await street.town.ask("POST", "/api/v1/password-resets", ["email": "ana@example.com"])
            return Occasion(
                path: "/api/v1/password-resets/confirm",
                body: [
                    "email": "ana@example.com", "code": .string(try await street.letter().letters),
                    "newPassword": "a brand new door 5",
                ]
            )
        },
    ]

    private static let classes: [String: Making] = [
        "/api/v1/classes": { street in
            Occasion(
                who: try await street.town.newcomer("ana"),
                path: "/api/v1/classes",
                body: Neighbour.offer()
            )
        },
        "/api/v1/listings/{id}/close": { street in
            let ana = try await street.town.newcomer("ana")
            return Occasion(who: ana, path: "/api/v1/listings/\(try await ana.posts())/close")
        },
        "/api/v1/listings/{id}/reopen": { street in
            let ana = try await street.town.newcomer("ana")
            let post = "/api/v1/listings/\(try await ana.posts())"
            _ = try await ana.ask("POST", "\(post)/close")
            return Occasion(who: ana, path: "\(post)/reopen")
        },
        "/api/v1/listings/{id}/bump": { street in
            let ana = try await street.town.newcomer("ana")
            let post = try await ana.posts()
            street.town.clock.pass(.seconds(25 * 3_600))
            return Occasion(who: try await ana.refreshed(), path: "/api/v1/listings/\(post)/bump")
        },
        "/api/v1/listings/{id}/conversation": { street in
            let (ana, ben) = (try await street.town.newcomer("ana"), try await street.town.newcomer("ben"))
            return Occasion(who: ben, path: "/api/v1/listings/\(try await ana.posts())/conversation")
        },
        "/api/v1/conversations/{id}/messages": { street in
            let table = try await street.town.negotiation()
            let path = "/api/v1/conversations/\(table.conversation)/messages"
            return Occasion(who: table.ben, path: path, body: ["text": "안녕하세요"])
        },
    ]

    private static let deals: [String: Making] = [
        "/api/v1/conversations/{id}/deals": { street in
            let table = try await street.town.negotiation()
            let path = "/api/v1/conversations/\(table.conversation)/deals"
            return Occasion(who: table.ana, path: path, body: Neighbour.terms(["minutes": 90]))
        },
        "/api/v1/deals/{id}/accept": { street in
            let table = try await street.town.negotiation()
            return Occasion(who: table.ben, path: "/api/v1/deals/\(table.deal)/accept")
        },
        "/api/v1/deals/{id}/decline": { street in
            let table = try await street.town.negotiation()
            return Occasion(who: table.ben, path: "/api/v1/deals/\(table.deal)/decline")
        },
        "/api/v1/deals/{id}/ask-changes": { street in
            let table = try await street.town.negotiation()
            let path = "/api/v1/deals/\(table.deal)/ask-changes"
            return Occasion(who: table.ben, path: path, body: ["reason": "한 시간 늦게요"])
        },
        "/api/v1/deals/{id}/withdraw": { street in
            let table = try await street.town.negotiation()
            return Occasion(who: table.ana, path: "/api/v1/deals/\(table.deal)/withdraw")
        },
        "/api/v1/deals/{id}/cancel": { street in
            let table = try await street.town.negotiation()
            _ = try await table.ben.does("accept", table.deal)
            let path = "/api/v1/deals/\(table.deal)/cancel"
            return Occasion(who: table.ana, path: path, body: ["reason": "감기에 걸렸어요"])
        },
        "/api/v1/deals/{id}/move": { street in
            let table = try await street.town.negotiation()
            _ = try await table.ben.does("accept", table.deal)
            return Occasion(who: table.ana, path: "/api/v1/deals/\(table.deal)/move", body: Neighbour.move)
        },
        "/api/v1/deals/{id}/move/accept": { street in
            let table = try await street.town.negotiation().moving()
            let path = "/api/v1/deals/\(table.deal)/move/accept"
            return Occasion(who: table.ben, path: path, body: ["number": 1])
        },
        "/api/v1/deals/{id}/move/decline": { street in
            let table = try await street.town.negotiation().moving()
            let path = "/api/v1/deals/\(table.deal)/move/decline"
            return Occasion(who: table.ben, path: path, body: ["number": 1])
        },
        "/api/v1/deals/{id}/move/withdraw": { street in
            let table = try await street.town.negotiation().moving()
            let path = "/api/v1/deals/\(table.deal)/move/withdraw"
            return Occasion(who: table.ana, path: path, body: ["number": 1])
        },
        "/api/v1/deals/{id}/no-show": { street in
            let table = try await street.town.negotiation().dayAfter()
            return Occasion(who: table.ana, path: "/api/v1/deals/\(table.deal)/no-show")
        },
        "/api/v1/deals/{id}/no-show/agree": { street in
            let table = try await street.town.negotiation().noShow()
            return Occasion(who: table.ben, path: "/api/v1/deals/\(table.deal)/no-show/agree")
        },
        "/api/v1/deals/{id}/no-show/dispute": { street in
            let table = try await street.town.negotiation().noShow()
            let path = "/api/v1/deals/\(table.deal)/no-show/dispute"
            return Occasion(who: table.ben, path: path, body: ["reason": "30분 기다렸어요"])
        },
        "/api/v1/deals/{id}/complete": { street in
            let table = try await street.town.negotiation().dayAfter()
            return Occasion(who: table.ana, path: "/api/v1/deals/\(table.deal)/complete")
        },
        "/api/v1/deals/{id}/reviews": { street in
            let table = try await street.town.negotiation().done()
            return Occasion(who: table.ben, path: "/api/v1/deals/\(table.deal)/reviews", body: ["rating": 5])
        },
        "/api/v1/reviews/{id}/reply": { street in
            let table = try await street.town.negotiation().done()
            let review = try await table.ben.reviews(table.deal, stars: 4).json["id"]?.stringValue ?? ""
            _ = try await table.ana.reviews(table.deal, stars: 5)
            return Occasion(who: table.ana, path: "/api/v1/reviews/\(review)/reply", body: ["text": "또 오세요"])
        },
    ]

    private static let others: [String: Making] = [
        "/api/v1/images": { street in
            Occasion(
                who: try await street.town.newcomer("ana"),
                path: "/api/v1/images",
                bytes: PNGFile(40, 30).blank
            )
        },
        "/api/v1/me/saved-searches": { street in
            Occasion(
                who: try await street.town.newcomer("ana"),
                path: "/api/v1/me/saved-searches",
                body: ["name": "피아노", "neighbourhood": "1114055000"]
            )
        },
        "/api/v1/reports": { street in
            let (ana, ben) = (try await street.town.newcomer("ana"), try await street.town.newcomer("ben"))
            let subject: JSON = ["kind": "listing", "id": .string(try await ana.posts())]
            return Occasion(who: ben, path: "/api/v1/reports", body: ["subject": subject, "reason": "fraud"])
        },
        "/api/v1/reports/{id}/dismiss": { street in
            let (olga, path) = try await street.reported()
            return Occasion(who: olga, path: "\(path)/dismiss", body: [:])
        },
        "/api/v1/reports/{id}/uphold": { street in
            let (olga, path) = try await street.reported()
            return Occasion(who: olga, path: "\(path)/uphold", body: ["hide": true])
        },
        "/api/v1/reports/{id}/reopen": { street in
            let (olga, path) = try await street.reported()
            _ = try await olga.ask("POST", "\(path)/dismiss", [:])
            return Occasion(who: olga, path: "\(path)/reopen", body: [:])
        },
    ]
}
