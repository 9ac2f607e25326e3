import JSONCoding
import TestSupport
import Testing

extension RepeatedOccasions {
    private static let submission = "/api/v1/listings/{id}/submission"

    private static let ofComment = "/api/v1/comments/{id}/submission"
    private static let words = "/api/v1/operator/words"
    private static let reasons = "/api/v1/operator/reasons"

    static let submissions: [String: Making] = [
        "\(submission)/approve": { environment in
            let made = try await decide("approve", nil, environment)
            let path = String(made.path.dropLast("/approve".count))
            let seen = try await made.who?.ask("GET", path).json["version"] ?? .null
            return Occasion(who: made.who, path: made.path, body: ["seen": seen])
        },
        "\(ofComment)/approve": { environment in
            let (olga, path) = try await heldComment(environment)
            let seen = try await olga.ask("GET", path).json["version"] ?? .null
            return Occasion(who: olga, path: "\(path)/approve", body: ["seen": seen])
        },
        "\(ofComment)/decline": { environment in
            let (olga, path) = try await heldComment(environment)
            return Occasion(who: olga, path: "\(path)/decline", body: ["reason": "광고예요"])
        },
        words: { environment in
            let olga = try await environment.confirmed("olga")
            try await environment.server.appointOperator("olga")
            return Occasion(who: olga, path: words, body: ["kind": "word", "text": "급전 대출"])
        },
        reasons: { environment in
            let olga = try await environment.confirmed("olga")
            try await environment.server.appointOperator("olga")
            return Occasion(who: olga, path: reasons, body: ["title": "광고", "text": "광고예요"])
        },
        "\(submission)/decline": { try await decide("decline", ["reason": "날짜를 확인해 주세요"], $0) },
        "/api/v1/listings/{id}/claim": { environment in
            let (_, event) = try await imported(environment)
            let ana = try await environment.confirmed("ana")
            return Occasion(who: ana, path: "/api/v1/listings/\(event)/claim", body: ["note": "우리 모임이에요"])
        },
        "/api/v1/claims/{id}/approve": { try await answer("approve", nil, $0) },
        "/api/v1/claims/{id}/decline": { try await answer("decline", ["reason": "확인할 수 없어요"], $0) },
        "/api/v1/operator/measures": { environment in
            let (ana, olga) = (
                try await environment.server.signUp("ana"), try await environment.confirmed("olga")
            )
            try await environment.server.appointOperator("olga")
            let post = try await ana.post("돈부터 보내세요")
            return Occasion(
                who: olga,
                path: "/api/v1/operator/measures",
                body: ["subject": ["kind": "listing", "id": .string(post)], "reason": "spam", "hide": true]
            )
        },
        "/api/v1/operator/server/retry": { environment in
            let (olga, _) = try await member(environment)
            return Occasion(who: olga, path: "/api/v1/operator/server/retry", body: ["queue": "emails"])
        },
        "/api/v1/operator/test-mail": { environment in
            let (olga, _) = try await member(environment)
            return Occasion(who: olga, path: "/api/v1/operator/test-mail")
        },
        "\(member)/email-confirmation": { environment in
            let (olga, path) = try await member(environment)
            return Occasion(who: olga, path: "\(path)/email-confirmation")
        },
        "\(member)/second-factor-reset": { environment in
            let (olga, path) = try await member(environment)
            try await environment.server.device(of: "ana").turnsOnSecondFactor()
            return Occasion(who: olga, path: "\(path)/second-factor-reset", body: ["note": "잃어버리셨어요"])
        },
        "\(member)/warnings": { environment in
            let (olga, path) = try await member(environment)
            return Occasion(who: olga, path: "\(path)/warnings", body: ["note": "그만해 주세요"])
        },
        "/api/v1/me/measures/{id}/appeal": { environment in
            let (_, ana, measure) = try await warned(environment)
            let path = "/api/v1/me/measures/\(measure)/appeal"
            return Occasion(who: ana, path: path, body: ["text": "아니에요"])
        },
        "/api/v1/appeal-link": { environment in
            let (olga, path) = try await member(environment)
            let subject: JSON = ["kind": "member", "id": .string(String(path.suffix(13)))]
            let body: JSON = ["subject": subject, "reason": "spam", "suspendDays": 3]
            _ = try await olga.ask("POST", "/api/v1/operator/measures", body)
            let token = try await environment.letter().token ?? ""
            let appeal: JSON = ["token": .string(token), "text": "아니에요"]
            return Occasion(path: "/api/v1/appeal-link", body: appeal)
        },
        "/api/v1/operator/appeals/{id}/decision": { environment in
            let (olga, ana, measure) = try await warned(environment)
            let path = "/api/v1/me/measures/\(measure)/appeal"
            let made = try await ana.ask("POST", path, ["text": "아니에요"]).json["appeal"]?["id"]?.stringValue
            return Occasion(
                who: olga,
                path: "/api/v1/operator/appeals/\(made ?? "")/decision",
                body: ["outcome": "reversed"]
            )
        },
        "\(member)/suspension-end": { environment in
            let (olga, path) = try await member(environment)
            let subject: JSON = ["kind": "member", "id": .string(String(path.suffix(13)))]
            let body: JSON = ["subject": subject, "reason": "spam", "suspendDays": 3]
            _ = try await olga.ask("POST", "/api/v1/operator/measures", body)
            return Occasion(who: olga, path: "\(path)/suspension-end", body: ["note": "사과했어요"])
        },
        "\(member)/deletion": { environment in
            let (olga, path) = try await member(environment)
            return Occasion(who: olga, path: "\(path)/deletion", body: ["nickname": "ana"])
        },
        "/api/v1/me/websites": { environment in
            Occasion(
                who: try await environment.confirmed("ana"),
                path: "/api/v1/me/websites",
                body: ["host": "example.invalid"]
            )
        },
    ]

    /// Of what operators do to open the place to others.
    static let site: [String: Making] = [
        "/api/v1/me/tokens": { environment in
            Occasion(
                who: try await environment.server.signUp("ana"),
                path: "/api/v1/me/tokens",
                body: ["name": "달력"]
            )
        },
        "/api/v1/me/webhooks": { environment in
            Occasion(
                who: try await environment.server.signUp("ana"),
                path: "/api/v1/me/webhooks",
                body: ["url": "https://bot.example/hook"]
            )
        },
        "/api/v1/me/webhooks/{id}/trial": { environment in
            let ana = try await environment.server.signUp("ana")
            let address = "http://127.0.0.1:\(environment.pushService.port)/hook"
            let body: JSON = ["url": .string(address)]
            let made = try await ana.ask("POST", "/api/v1/me/webhooks", body)
            let id = made.json["webhook"]?["id"]?.stringValue ?? ""
            return Occasion(who: ana, path: "/api/v1/me/webhooks/\(id)/trial")
        },
        "/api/v1/operator/invitations": { environment in
            let olga = try await environment.confirmed("olga")
            try await environment.server.appointOperator("olga")
            return Occasion(who: olga, path: "/api/v1/operator/invitations", body: ["uses": 2])
        },
        "/api/v1/set-up": { environment in
            let token = try await token(environment)
            return Occasion(
                path: "/api/v1/set-up",
                body: [
                    "token": token, "email": "olga@example.com", "nickname": "olga",
                    "password": .string(Neighbour.password),
                ]
            )
        },
        "/api/v1/set-up/operator": { environment in
            let olga = try await environment.confirmed("olga")
            let token = try await token(environment)
            return Occasion(who: olga, path: "/api/v1/set-up/operator", body: ["token": token])
        },
    ]

    private static func token(_ environment: TestEnvironment) async throws -> JSON {
        let link = try #require(await environment.server.setUpLink())
        return .string(String(link.split(separator: "=").last ?? ""))
    }

    private static let member = "/api/v1/operator/members/{id}"

    /// Olga, an operator, has warned Ana.
    private static func warned(_ environment: TestEnvironment) async throws
        -> (olga: Neighbour, ana: Neighbour, measure: String)
    {
        let (ana, olga) = (
            try await environment.server.signUp("ana"), try await environment.confirmed("olga")
        )
        try await environment.server.appointOperator("olga")
        let path = "/api/v1/operator/members/\(try await ana.memberID)/warnings"
        _ = try await olga.ask("POST", path, ["note": "그만해 주세요"])
        let measure = try await ana.ask("GET", "/api/v1/me/measures").items.first?["id"]?.stringValue
        return (olga, ana, try #require(measure))
    }

    /// Ana, whose address isn't confirmed, and Olga, an operator.
    private static func member(_ environment: TestEnvironment) async throws -> (Neighbour, String) {
        let ana = try await environment.server.signUp("ana", confirmed: false)
        let olga = try await environment.confirmed("olga")
        try await environment.server.appointOperator("olga")
        return (olga, "/api/v1/operator/members/\(try await ana.memberID)")
    }

    private static func decide(_ act: String, _ body: JSON?, _ environment: TestEnvironment) async throws
        -> Occasion
    {
        let ana = try await environment.confirmed("ana")
        let event = try await ana.postEvent()
        try await environment.server.keepWaiting(event)
        let olga = try await environment.confirmed("olga")
        try await environment.server.appointOperator("olga")
        return Occasion(who: olga, path: "/api/v1/listings/\(event)/submission/\(act)", body: body)
    }

    /// Olga, an operator, and the path of the submission of a comment that waits for one.
    private static func heldComment(_ environment: TestEnvironment) async throws -> (Neighbour, String) {
        let olga = try await environment.confirmed("olga")
        try await environment.server.appointOperator("olga")
        _ = try await olga.ask("POST", words, ["kind": "word", "text": "급전 대출"])
        let ana = try await environment.confirmed("ana")
        let post = try await ana.writeToCommunity()
        let comments = "/api/v1/listings/\(post)/comments"
        let comment = try await ana.ask("POST", comments, ["text": "급전 대출 돼요"]).id
        return (olga, "/api/v1/comments/\(comment)/submission")
    }

    /// An event that Olga, an operator, has imported.
    private static func imported(_ environment: TestEnvironment) async throws -> (Neighbour?, String) {
        let entry = try await decide("accept", environment)
        let accepted = try await entry.who?.ask("POST", entry.path)
        return (entry.who, accepted?.json["listing"]?.stringValue ?? "")
    }

    private static func answer(_ act: String, _ body: JSON?, _ environment: TestEnvironment) async throws
        -> Occasion
    {
        let (olga, event) = try await imported(environment)
        let ana = try await environment.confirmed("ana")
        let asked = try await ana.ask("POST", "/api/v1/listings/\(event)/claim", ["note": "우리 모임이에요"])
        return Occasion(
            who: olga,
            path: "/api/v1/claims/\(asked.json["id"]?.stringValue ?? "")/\(act)",
            body: body
        )
    }
}
