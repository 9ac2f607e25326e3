public import Domain

/// Finds an address by the neighbourhood it names, offline and without a key: "서울 중구 명동 1가 14" is in 명동.
/// Finds nothing for an address that names only a street.
public struct AddressesByGazetteer: AddressFinder {
    private let gazetteer: any Gazetteer
    private let clock: any WallClock

    public init(gazetteer: any Gazetteer, clock: any WallClock) {
        self.gazetteer = gazetteer
        self.clock = clock
    }

    public func find(_ sought: AddressText, limit: Int) -> [FoundAddress] {
        let words = sought.text.split(whereSeparator: { $0.isWhitespace || "(),".contains($0) })
        for (place, word) in words.enumerated() where word.namesNeighbourhood {
            let named = words[...place].joined(separator: " ")
            guard let name = try? NeighbourhoodText(named) else { continue }
            let matches = gazetteer.find(name, near: nil, limit: 20, at: clock.now).filter {
                $0.reason.isName
            }
            let exact = matches.filter { $0.neighbourhood.dong == word }
            guard !matches.isEmpty else { continue }
            return (exact.isEmpty ? matches : exact).prefix(limit).map { match in
                FoundAddress(
                    address: match.neighbourhood.name,
                    point: match.neighbourhood.point,
                    accuracy: .neighbourhood
                )
            }
        }
        return []
    }

    /// Nil: the gazetteer has no addresses.
    public func address(at point: Point) -> FoundAddress? { nil }
}

extension Substring {
    fileprivate var namesNeighbourhood: Bool {
        count > 1 && ["동", "읍", "면", "가"].contains { hasSuffix($0) }
    }
}

extension NeighbourhoodMatch.Reason {
    fileprivate var isName: Bool {
        switch self {
        case .name, .formerName: true
        case .station: false
        }
    }
}
