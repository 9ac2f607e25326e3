import JSONCoding

/// A run, its host, and runners whom the host has admitted while seats lasted; later ones wait.
public struct RunGroup: Sendable {
    public let host: Neighbour
    public let runners: [Neighbour]
    public let run: String
    /// The group conversation.
    public let talk: String

    public var ben: Neighbour { runners[0] }
}

extension TestServer {
    public func runners(
        _ names: [String],
        seats: Int = 4,
        startingAt start: String = "2026-11-21T19:30:00+09:00"
    ) async throws -> RunGroup {
        let host = try await signUp("host")
        let run = try await host.host(["seats": .integer(Int64(seats)), "startsAt": .string(start)])
        var runners: [Neighbour] = []
        for name in names {
            let runner = try await signUp(name)
            try await runner.apply(to: run)
            let admitted = try await host.admit(runner, to: run)
            guard admitted.status == 200 else { throw UnexpectedResponse(admitted) }
            runners.append(runner)
        }
        let talk = try await host.roster(of: run)["conversation"]?.stringValue ?? ""
        return RunGroup(host: host, runners: runners, run: run, talk: talk)
    }
}
