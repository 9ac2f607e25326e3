extension Homes {
    /// Sets a member's home neighbourhoods, up to three, the main one first.
    ///
    /// Replaces a former code by the code in the gazetteer's edition, so that a neighbourhood has one code. A
    /// home that stays keeps its verification, also outside the area that the place serves by now.
    public func choose(
        _ chosen: [HomeNeighbourhood],
        by member: Member.ID
    ) async throws -> HomeNeighbourhoods {
        guard chosen.count <= HomeNeighbourhoods.most else { throw NeighbourhoodRefusal.tooManyHomes }
        let now = clock.now
        let known = try chosen.map { home in
            guard let found = gazetteer.neighbourhood(home.code, at: now) else {
                throw NeighbourhoodRefusal.unknownHome
            }
            return HomeNeighbourhood(code: found.code, reach: home.reach)
        }
        let served = await site.current().servedArea
        return try await homes.update(of: member) { [gazetteer] homes in
            let former = homes.homes.map(\.code)
            for home in known where !former.contains(home.code) {
                try served.mustContain(home.code, in: gazetteer, at: now)
            }
            try homes.choose(known, in: gazetteer, at: now)
            return homes
        }
    }
}
