public import Domain

/// Asks several finders in order until one has found a building. The most exact matches win.
public struct OrderedAddresses: AddressFinder {
    private let finders: [any AddressFinder]

    public init(_ finders: [any AddressFinder]) {
        self.finders = finders
    }

    public func find(_ sought: AddressText, limit: Int) async throws -> [FoundAddress] {
        var best: [FoundAddress] = []
        for finder in finders {
            let found = try await finder.find(sought, limit: limit)
            guard let first = found.first else { continue }
            if first.accuracy.isExact { return found }
            if let known = best.first, !first.accuracy.isMoreExact(than: known.accuracy) { continue }
            best = found
        }
        return best
    }

    public func address(at point: Point) async throws -> FoundAddress? {
        for finder in finders {
            if let found = try await finder.address(at: point) { return found }
        }
        return nil
    }
}

extension PlaceAccuracy {
    fileprivate func isMoreExact(than other: PlaceAccuracy) -> Bool {
        self == .street && other == .neighbourhood
    }
}
