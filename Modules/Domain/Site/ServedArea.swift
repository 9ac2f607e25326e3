/// Where the place serves: the whole country, or some provinces, cities, districts and neighbourhoods.
///
/// A part is the beginning of the codes in it: two digits for a province, four for a city, five for a
/// district, all ten for a neighbourhood.
public struct ServedArea: Hashable, Sendable {
    public static let most = 200
    public static let country = ServedArea(parts: [])

    /// Without duplicates, in order. Empty for the country.
    public let parts: [String]

    private init(parts: [String]) {
        self.parts = parts
    }

    /// Reads a list of codes. A part of another one is left out.
    public init(parsing text: String) throws(SiteRefusal) {
        let codes = Set(SiteSetting.words(of: text))
        guard codes.count <= Self.most else { throw .tooManyAreas }
        guard codes.allSatisfy({ Self.lengths.contains($0.utf8.count) && $0.utf8.allSatisfy(\.isDigit) })
        else { throw .unknownArea }
        parts = codes.sorted().filter { code in
            !codes.contains { $0 != code && code.hasPrefix($0) }
        }
    }

    private static let lengths: Set = [2, 4, 5, 10]

    public var text: String { parts.joined(separator: ", ") }
    public var isCountry: Bool { parts.isEmpty }

    public func contains(_ code: NeighbourhoodCode) -> Bool {
        isCountry || parts.contains { code.description.hasPrefix($0) }
    }

    /// Whether a neighbourhood of the area around a code is served.
    public func touches(_ extent: Extent, around code: NeighbourhoodCode) -> Bool {
        let own = Self.part(extent, around: code)
        return isCountry || parts.contains { own.hasPrefix($0) || $0.hasPrefix(own) }
    }

    /// The part that is the area around a code; the neighbourhood itself for a ring.
    public static func part(_ extent: Extent, around code: NeighbourhoodCode) -> String {
        let length =
            switch extent {
            case .province: 2
            case .city: code.isInMetropolis ? 2 : 4
            case .district: 5
            case .ring, .kilometres, .country: 10
            }
        return String(code.description.prefix(length))
    }

    /// The parts as localities. Throws ``SiteRefusal/unknownArea`` for one without neighbourhoods.
    public func localities(in gazetteer: any Gazetteer, at now: Moment) throws(SiteRefusal) -> [Locality] {
        var localities: [Locality] = []
        for part in parts {
            guard let code = gazetteer.everywhere.first(where: { $0.description.hasPrefix(part) }),
                let neighbourhood = gazetteer.neighbourhood(code, at: now)
            else { throw .unknownArea }
            localities.append(Locality(neighbourhood, Self.extent(of: part)))
        }
        return localities
    }

    private static func extent(of part: String) -> Extent {
        switch part.utf8.count {
        case 2: .province
        case 4: .city
        case 5: .district
        default: .ring(.adjacent)
        }
    }

    /// Throws ``NeighbourhoodRefusal/notServed(_:)`` for a neighbourhood outside.
    func mustContain(
        _ code: NeighbourhoodCode,
        in gazetteer: any Gazetteer,
        at now: Moment
    ) throws(NeighbourhoodRefusal) {
        guard !contains(code) else { return }
        throw .notServed(((try? localities(in: gazetteer, at: now)) ?? []).map(\.name))
    }
}
