import JSONCoding
import TestSupport

extension RepeatedOccasions {
    private static let roster = "/api/v1/listings/{id}/roster"

    static let rosters: [String: Making] = [
        "/api/v1/events": { environment in
            Occasion(
                who: try await environment.confirmed("ana"),
                path: "/api/v1/events",
                body: Neighbour.event()
            )
        },
        "/api/v1/shops": { environment in
            Occasion(
                who: try await environment.confirmed("ana"),
                path: "/api/v1/shops",
                body: Neighbour.shop()
            )
        },
        "/api/v1/lessons": { environment in
            let ana = try await environment.confirmed("ana")
            try await ana.teach()
            return Occasion(who: ana, path: "/api/v1/lessons", body: Neighbour.lesson())
        },
        "/api/v1/community": { environment in
            Occasion(
                who: try await environment.confirmed("ana"),
                path: "/api/v1/community",
                body: Neighbour.communityPost()
            )
        },
        "\(roster)/apply": { environment in
            let (host, ben) = (
                try await environment.confirmed("host"),
                try await environment.confirmed("ben").tells()
            )
            let path = "/api/v1/listings/\(try await host.host())/roster/apply"
            return Occasion(who: ben, path: path, body: ["note": "처음이에요"])
        },
        "\(roster)/withdraw": { environment in
            let group = try await environment.server.runners(["ben", "cho"], seats: 2)
            let path = "/api/v1/listings/\(group.run)/roster/withdraw"
            return Occasion(who: group.runners[1], path: path)
        },
        "\(roster)/claim": { environment in
            let group = try await environment.server.runners(["ben", "cho"], seats: 2)
            try await group.ben.perform("leave", onRosterOf: group.run)
            return Occasion(who: group.runners[1], path: "/api/v1/listings/\(group.run)/roster/claim")
        },
        "\(roster)/leave": { environment in
            let group = try await environment.server.runners(["ben"])
            return Occasion(who: group.ben, path: "/api/v1/listings/\(group.run)/roster/leave")
        },
        "/api/v1/me/series/{id}/resume": { environment in
            let host = try await environment.server.signUp("host")
            _ = try await host.host(["weeks": 3])
            let series = try await host.ask("GET", "/api/v1/me/series").items.first?["id"]?.stringValue ?? ""
            _ = try await host.ask("DELETE", "/api/v1/me/series/\(series)")
            return Occasion(who: host, path: "/api/v1/me/series/\(series)/resume")
        },
        "/api/v1/listings/{id}/cancel": { environment in
            let group = try await environment.server.runners(["ben"])
            let path = "/api/v1/listings/\(group.run)/cancel"
            return Occasion(who: group.host, path: path, body: ["note": "비가 많이 와요"])
        },
        "\(roster)/{member}/admit": { environment in
            let group = try await environment.server.runners([])
            let ben = try await environment.confirmed("ben")
            try await ben.apply(to: group.run)
            let path = "/api/v1/listings/\(group.run)/roster/\(try await ben.memberID)/admit"
            return Occasion(who: group.host, path: path)
        },
        "\(roster)/{member}/decline": { environment in
            let group = try await environment.server.runners(["ben", "cho"], seats: 2)
            let cho = try await group.runners[1].memberID
            let path = "/api/v1/listings/\(group.run)/roster/\(cho)/decline"
            return Occasion(who: group.host, path: path, body: ["note": "다음에 만나요"])
        },
        "\(roster)/{member}/remove": { environment in
            let group = try await environment.server.runners(["ben"])
            let path = "/api/v1/listings/\(group.run)/roster/\(try await group.ben.memberID)/remove"
            return Occasion(who: group.host, path: path, body: ["note": "늦게 와요"])
        },
    ]
}
