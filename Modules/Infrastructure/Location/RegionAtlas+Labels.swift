/// A region's labels and code from a given time on.
public struct RegionSuccession: Sendable {
    /// Milliseconds since 1970, UTC.
    public let since: Int64
    /// Nil when the code does not change or the new one is unknown.
    public let code: UInt64?
    public let labels: [String]
}

extension RegionAtlas {
    /// The region's labels, in the order they were written.
    public func labels(of region: Int) -> [String] {
        (0..<names.perRegion).map { label($0, of: region) }
    }

    /// One of the region's labels, by index.
    public func label(_ place: Int, of region: Int) -> String {
        precondition((0..<names.perRegion).contains(place), "a region has \(names.perRegion) words")
        return names.string(Int(names.labels[region * names.perRegion + place]))
    }

    /// The announced change of code or name.
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

    /// Whether the region's succession, if any, has taken effect.
    public func isSucceeded(_ region: Int, at milliseconds: Int64) -> Bool {
        successionPlace(of: region).map { names.successionSince[$0] <= milliseconds } ?? false
    }

    private func successionPlace(of region: Int) -> Int? {
        UInt16(exactly: region).flatMap(names.successions.index(of:))
    }
}
