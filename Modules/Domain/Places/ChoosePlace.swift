/// Finds the neighbourhood of the place an author chose, and its public point.
public struct ChoosePlace: Sendable {
    private let gazetteer: any Gazetteer
    private let findAddress: FindAddress
    private let homes: any HomeNeighbourhoodsRepository
    private let site: any SiteRepository
    private let hiding: PointObfuscation
    private let clock: any WallClock

    public init(
        gazetteer: any Gazetteer,
        findAddress: FindAddress,
        homes: any HomeNeighbourhoodsRepository,
        site: any SiteRepository,
        secret: any AppSecret,
        clock: any WallClock
    ) {
        self.gazetteer = gazetteer
        self.findAddress = findAddress
        self.homes = homes
        self.site = site
        hiding = PointObfuscation(gazetteer: gazetteer, secret: secret)
        self.clock = clock
    }

    /// Keeps the shown point while the exact place is unchanged. A post that is outside the area that the
    /// place serves by now can stay in its neighbourhood.
    ///
    /// - Parameter isPublic: whether the exact point may be shown.
    public func callAsFunction(
        _ choice: PlaceChoice,
        by author: Member.ID,
        insteadOf former: ListingPlace? = nil,
        isPublic: Bool = false
    ) async throws -> ListingPlace {
        let chosen = try await find(choice, by: author, insteadOf: former, isPublic)
        if chosen.neighbourhood != former?.neighbourhood {
            let served = await site.current().servedArea
            try served.mustContain(chosen.neighbourhood, in: gazetteer, at: clock.now)
        }
        return chosen
    }

    private func find(
        _ choice: PlaceChoice,
        by author: Member.ID,
        insteadOf former: ListingPlace?,
        _ isPublic: Bool
    ) async throws -> ListingPlace {
        switch choice {
        case .onTheMap(let point, let address):
            try place(
                ExactPlace(point: point, address: address, accuracy: former?.accuracy(at: point) ?? .pin),
                of: author,
                insteadOf: former,
                isPublic
            )
        case .byAddress(let text):
            try await place(at: AddressText(text), of: author, insteadOf: former, isPublic)
        case .inMyNeighbourhood(let code):
            try await home(code, of: author, insteadOf: former)
        }
    }

    private func place(
        _ exact: ExactPlace,
        of author: Member.ID,
        insteadOf former: ListingPlace?,
        _ isPublic: Bool
    ) throws -> ListingPlace {
        guard let neighbourhood = gazetteer.neighbourhood(at: exact.location, at: clock.now) else {
            throw PlaceRefusal.nowhere
        }
        let isSame = former?.accuracy(at: exact.location) != nil
        let shown = isPublic ? exact.location : isSame ? former?.shown : nil
        return ListingPlace(
            neighbourhood: neighbourhood.code,
            shown: shown ?? hiding.hide(exact.location, in: neighbourhood, of: author, at: clock.now),
            exact: exact
        )
    }

    /// A place known only by its neighbourhood needs no obfuscation, and its point is never shown as exact. A
    /// point that may not be stored leaves no more than its neighbourhood.
    private func place(
        at sought: AddressText,
        of author: Member.ID,
        insteadOf former: ListingPlace?,
        _ isPublic: Bool
    ) async throws -> ListingPlace {
        if let former, former.exact?.address == sought.text { return former }
        let found = try await findAddress(sought, limit: 2, by: author)
        guard let best = found.first else { throw PlaceRefusal.addressUnknown }
        guard !isAmbiguous(found) else { throw PlaceRefusal.addressAmbiguous }
        guard best.isStorable else { return try neighbourhood(of: best, soughtAs: sought) }
        switch best.accuracy {
        case .pin, .building, .street:
            return try place(
                ExactPlace(point: best.point, address: sought.text, accuracy: best.accuracy),
                of: author,
                insteadOf: former,
                isPublic
            )
        case .neighbourhood:
            return try neighbourhood(of: best, soughtAs: sought)
        }
    }

    /// Several neighbourhoods of a name, or buildings of several neighbourhoods.
    private func isAmbiguous(_ found: [FoundAddress]) -> Bool {
        guard found.count > 1 else { return false }
        guard found[0].accuracy != .neighbourhood else { return true }
        let codes = found.map { gazetteer.neighbourhood(at: $0.point, at: clock.now)?.code }
        return found[1].accuracy == found[0].accuracy && codes[0] != codes[1]
    }

    private func neighbourhood(of found: FoundAddress, soughtAs sought: AddressText) throws -> ListingPlace {
        guard let neighbourhood = gazetteer.neighbourhood(at: found.point, at: clock.now) else {
            throw PlaceRefusal.nowhere
        }
        let exact = try ExactPlace(
            point: neighbourhood.point,
            address: sought.text,
            accuracy: .neighbourhood
        )
        return ListingPlace(neighbourhood: neighbourhood.code, shown: neighbourhood.point, exact: exact)
    }

    /// Authors who have moved can keep a class in its neighbourhood.
    private func home(
        _ code: NeighbourhoodCode,
        of author: Member.ID,
        insteadOf former: ListingPlace?
    ) async throws -> ListingPlace {
        if let former, former.neighbourhood == code, former.exact == nil { return former }
        guard let neighbourhood = gazetteer.neighbourhood(code, at: clock.now) else {
            throw PlaceRefusal.notHome
        }
        let homes = try await homes.load(of: author).homes
        guard homes.contains(where: { $0.code == neighbourhood.code }) else { throw PlaceRefusal.notHome }
        return ListingPlace(neighbourhood: neighbourhood.code, shown: neighbourhood.point, exact: nil)
    }
}

extension ListingPlace {
    /// How the exact place was found, if it is at that point.
    fileprivate func accuracy(at point: Point) -> PlaceAccuracy? {
        exact.flatMap { $0.location.isSame(as: point) ? $0.accuracy : nil }
    }
}

extension Point {
    /// Compares at the stored precision of ten centimetres.
    fileprivate func isSame(as other: Point) -> Bool {
        abs(latitude - other.latitude) < 0.000_001 && abs(longitude - other.longitude) < 0.000_001
    }
}
