extension Homes {
    /// Verifies a member's home neighbourhood by a rounded position, which is neither stored nor logged.
    ///
    /// A device can tell any position, so this shows that a member claims to have been there, no more.
    ///
    /// Accepts a position that may have been rounded from one in the neighbourhood. Verifying again starts
    /// another year.
    public func verify(
        _ code: NeighbourhoodCode,
        from position: RoundedPosition,
        by member: Member.ID
    ) async throws -> HomeNeighbourhood {
        let now = clock.now
        _ = try own(code, of: try await homes.load(of: member), at: now)
        try await throttle.take(.homeVerifications(of: member), at: now)
        try check(position, isIn: code, at: now)
        return try await homes.update(of: member) { homes in
            let home = try own(code, of: homes, at: now)
            return homes.verify(home, HomeVerification(on: now.dateInSeoul))
        }
    }

    private func own(
        _ code: NeighbourhoodCode,
        of homes: HomeNeighbourhoods,
        at now: Moment
    ) throws(NeighbourhoodRefusal) -> HomeNeighbourhood {
        guard let home = homes.home(at: code, in: gazetteer, at: now) else { throw .notHome }
        return home
    }

    /// Doesn't tell which other neighbourhood the position is in.
    private func check(
        _ position: RoundedPosition,
        isIn code: NeighbourhoodCode,
        at now: Moment
    ) throws(NeighbourhoodRefusal) {
        let possible = gazetteer.codes(around: position)
        guard !possible.isEmpty else { throw .noneHere }
        guard let home = gazetteer.neighbourhood(code, at: now), possible.contains(home.code) else {
            throw .elsewhere
        }
    }
}

extension CountedCall {
    /// A burst for a bad reception, then one every ten minutes.
    public static func homeVerifications(of member: Member.ID) -> CountedCall {
        CountedCall(key: "verifications \(member)", rule: .init(tries: 10, interval: .seconds(600)))
    }
}
