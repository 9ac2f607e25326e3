import TestSupport

extension RepeatedOccasions {
    static let phones: [String: Making] = ["request", "allow", "decline", "withdraw"].reduce(into: [:]) {
        $0["/api/v1/conversations/{id}/phone/\($1)"] = occasion(of: $1)
    }

    /// Ben, who has written to Ana, asks for her number, and she answers.
    private static func occasion(of act: String) -> Making {
        { environment in
            let (ana, ben) = (
                try await environment.confirmed("ana"), try await environment.confirmed("ben")
            )
            try await ana.stores(phone: "010-1234-5678")
            let talk = try await ben.ask(about: ana.post())
            try await ben.say("안녕하세요", in: talk)
            if act != "request" { try await ben.phone("request", in: talk) }
            if act == "withdraw" { try await ana.phone("allow", in: talk) }
            return Occasion(
                who: act == "request" ? ben : ana,
                path: "/api/v1/conversations/\(talk)/phone/\(act)"
            )
        }
    }
}
