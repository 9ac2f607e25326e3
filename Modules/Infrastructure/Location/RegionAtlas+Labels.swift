/// What a region is called from a certain time on.
public struct RegionSuccession: Sendable {
    /// Milliseconds since 1970 began, UTC.
    public let since: Int64
    /// Nothing when the region keeps its code, or the other code is not known.
    public let code: UInt64?
    public let labels: [String]
}

extension RegionAtlas {
    /// The region's words, in the order the atlas was written with.
    public func labels(of region: Int) -> [String] {
        (0..<names.perRegion).map { label($0, of: region) }
    }

    /// One of the region's words, by its place in that order.
    public func label(_ place: Int, of region: Int) -> String {
        precondition((0..<names.perRegion).contains(place), "a region has \(names.perRegion) words")
        return names.string(Int(names.labels[region * names.perRegion + place]))
    }

    /// The change of name that the edition already knows of.
    public func succession(of region: Int) -> RegionSuccession? {
        guard let place = successionPlace(of: region) else { return nil }
        let code = names.successionCodes[place]
        return RegionSuccession(
            since: names.successionSince[place],
            code: code == 0 ? nil : code,
            labels: (0..<names.perRegion).map {
                names.string(Int(names.successionLabels[place * names.perRegion + $0]))
            }
        )
    }

    /// Whether the region's change of name, if it has one, has happened.
    public func isSucceeded(_ region: Int, at milliseconds: Int64) -> Bool {
        successionPlace(of: region).map { names.successionSince[$0] <= milliseconds } ?? false
    }

    private func successionPlace(of region: Int) -> Int? {
        UInt16(exactly: region).flatMap(names.successions.index(of:))
    }
}
