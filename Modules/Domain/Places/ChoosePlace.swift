/// Finds the neighbourhood of a place that an author chose, and what of it everyone may see.
public struct ChoosePlace: Sendable {
    private let gazetteer: any Gazetteer
    private let findAddress: FindAddress
    private let homes: any HomeNeighbourhoodsRepository
    private let hiding: PointObfuscation
    private let clock: any WallClock

    public init(
        gazetteer: any Gazetteer,
        findAddress: FindAddress,
        homes: any HomeNeighbourhoodsRepository,
        secret: any AppSecret,
        clock: any WallClock
    ) {
        self.gazetteer = gazetteer
        self.findAddress = findAddress
        self.homes = homes
        hiding = PointObfuscation(gazetteer: gazetteer, secret: secret)
        self.clock = clock
    }

    /// The place of before is shown where it was shown, as long as the exact one is the same.
    public func callAsFunction(
        _ choice: PlaceChoice,
        by author: Member.ID,
        insteadOf former: ListingPlace? = nil
    ) async throws -> ListingPlace {
        switch choice {
        case .onTheMap(let point, let address):
            try place(ExactPlace(point: point, address: address), of: author, insteadOf: former)
        case .byAddress(let text):
            try await place(at: AddressText(text), of: author, insteadOf: former)
        case .inMyNeighbourhood(let code):
            try await home(code, of: author, insteadOf: former)
        }
    }

    private func place(
        _ exact: ExactPlace,
        of author: Member.ID,
        insteadOf former: ListingPlace?
    ) throws -> ListingPlace {
        guard let neighbourhood = gazetteer.neighbourhood(at: exact.point, at: clock.now) else {
            throw PlaceRefusal.nowhere
        }
        let isSame = former?.exact?.point.isSame(as: exact.point) ?? false
        let shown = isSame ? former?.shown : nil
        return ListingPlace(
            neighbourhood: neighbourhood.code,
            shown: shown ?? hiding.hide(exact.point, in: neighbourhood, of: author, at: clock.now),
            exact: exact
        )
    }

    /// Where it isn't known better than by its neighbourhood, there is nothing to hide.
    private func place(
        at sought: AddressText,
        of author: Member.ID,
        insteadOf former: ListingPlace?
    ) async throws -> ListingPlace {
        if let former, former.exact?.address == sought.text { return former }
        let found = try await findAddress(sought, limit: 2, by: author)
        guard let best = found.first else { throw PlaceRefusal.addressUnknown }
        switch best.accuracy {
        case .building:
            return try place(
                ExactPlace(point: best.point, address: sought.text),
                of: author,
                insteadOf: former
            )
        case .neighbourhood:
            guard found.count == 1 else { throw PlaceRefusal.addressAmbiguous }
            guard let neighbourhood = gazetteer.neighbourhood(at: best.point, at: clock.now) else {
                throw PlaceRefusal.nowhere
            }
            return ListingPlace(
                neighbourhood: neighbourhood.code,
                shown: best.point,
                exact: try ExactPlace(point: best.point, address: sought.text)
            )
        }
    }

    /// Whoever has moved since may leave a class where it is.
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

extension Point {
    /// Within the ten centimetres that are kept.
    fileprivate func isSame(as other: Point) -> Bool {
        abs(latitude - other.latitude) < 0.000_001 && abs(longitude - other.longitude) < 0.000_001
    }
}
