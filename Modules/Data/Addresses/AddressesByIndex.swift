public import Domain
import Location

/// Finds road addresses in an index of the government's file, offline and to the building. Parcels and
/// neighbourhoods aren't in it.
public struct AddressesByIndex: AddressFinder {
    /// How far a point may be from the building whose address it gets, in metres.
    static let reach = 50.0
    /// Names of roads that a beginning is completed to, and roads that are compared.
    private static let mostNames = 40
    private static let mostRoads = 400
    /// The fewest letters that a building's name is completed from.
    private static let shortestTitle = 3

    private let index: AddressIndex
    private let areas: AreaNames

    /// Opens the index at `path`, which stays open. Verifies it once.
    public init(at path: String) throws(AddressIndexUnusable) {
        do {
            self.init(try AddressIndex(mapping: path))
        } catch {
            throw AddressIndexUnusable(error)
        }
    }

    init(_ index: AddressIndex) {
        self.index = index
        areas = AreaNames(index.areas)
    }

    /// What is in an index.
    public struct Facts: Sendable {
        /// Empty when the month isn't known.
        public let edition: String
        public let madeAt: Moment
        public let addresses: Int
        public let roads: Int
        /// In bytes.
        public let size: Int
    }

    public var facts: Facts {
        Facts(
            edition: index.edition,
            madeAt: Moment(milliseconds: index.madeAt),
            addresses: index.count,
            roads: index.roadCount,
            size: index.size
        )
    }

    public func find(_ sought: AddressText, limit: Int) -> [FoundAddress] {
        matches(sought.text, limit: limit)
    }

    /// The address of the nearest building; nil where there is none within ``reach``.
    public func address(at point: Point) -> FoundAddress? { nearest(to: point) }

    func nearest(to point: Point) -> FoundAddress? {
        index.nearest(latitude: point.latitude, longitude: point.longitude, within: Self.reach)
            .flatMap(address(of:))
    }

    /// Best matches first: a road and its number, a building's name, and what begins with the text.
    func matches(_ text: String, limit: Int) -> [FoundAddress] {
        let spelling = AddressSpelling(text)
        guard !spelling.words.isEmpty, limit > 0 else { return [] }
        if let named = namedRoad(in: spelling) { return named.prefix(limit).compactMap { $0 } }
        let titled = titled(spelling, limit: limit, { index.buildings(named: $0, limit: Self.mostRoads) })
        guard titled.isEmpty else { return titled }
        let begun = begun(spelling, limit: limit)
        guard begun.isEmpty else { return begun }
        return self.titled(spelling, limit: limit) { letters in
            letters.count < Self.shortestTitle
                ? [] : index.buildings(beginning: letters, limit: Self.mostRoads)
        }
    }

    /// The first road that the text names, with its number; nil when it names none.
    private func namedRoad(in spelling: AddressSpelling) -> [FoundAddress]? {
        for place in spelling.words.indices {
            // "월드컵북로 54길" is one road, and not number 54 on another.
            for last in [place + 2, place + 1] where last <= spelling.words.count {
                let word = spelling.joined(place..<last)
                let before = spelling.words[..<place]
                let named = index.roads(named: word.units)
                // A road's name doesn't end with a number of its own: "문화길1 3" isn't 문화길13.
                let isNumbered = last == place + 2 && spelling.number(from: place + 1) != nil
                if !named.isEmpty, !isNumbered {
                    return places(named, before, spelling.number(from: last))
                }
                guard let (road, number) = word.dividedAtNumber else { continue }
                let divided = index.roads(named: road.units)
                if !divided.isEmpty { return places(divided, before, number) }
            }
        }
        return nil
    }

    /// The number on the roads that are in the area, or else the nearest of their buildings.
    private func places(
        _ roads: some Sequence<Int>,
        _ area: ArraySlice<AddressSpelling.Word>,
        _ number: AddressSpelling.Number?
    ) -> [FoundAddress] {
        let level = number?.level ?? 0
        let inArea = best(Array(roads), area)
        let onLevel = inArea.filter { index.level(of: $0) == level }
        let candidates = onLevel.isEmpty ? inArea : onLevel
        guard let number = number?.number else { return candidates.compactMap { street($0, near: nil) } }
        let exact = candidates.compactMap { road in index.building(number, on: road).flatMap(address(of:)) }
        return exact.isEmpty ? candidates.compactMap { street($0, near: number) } : exact
    }

    /// The roads whose areas have most of the words. A word that can only be an area's must be one of them.
    private func best(_ roads: [Int], _ words: ArraySlice<AddressSpelling.Word>) -> [Int] {
        let meanings = words.compactMap { areas.meaning(of: $0) }
        guard !meanings.isEmpty else { return roads }
        var (most, best): (Int, [Int]) = (0, [])
        for road in roads {
            guard let area = index.area(of: road),
                meanings.allSatisfy({ $0.names[area] || !$0.isNecessary })
            else { continue }
            let count = meanings.count { $0.names[area] }
            if count > most { (most, best) = (count, []) }
            if count == most { best.append(road) }
        }
        return best
    }

    /// Buildings by their name, which may follow the words of an area.
    private func titled(
        _ spelling: AddressSpelling,
        limit: Int,
        _ buildings: (_ name: [UInt16]) -> [Int]
    ) -> [FoundAddress] {
        guard let last = spelling.words.last, !last.namesNeighbourhood else { return [] }
        for place in spelling.words.indices {
            let found = buildings(spelling.joined(place..<spelling.words.count).units)
            guard !found.isEmpty else { continue }
            let roads = Set(best(found.map(index.road(of:)), spelling.words[..<place]))
            let inArea = found.lazy.filter { roads.contains(index.road(of: $0)) }
            return inArea.prefix(limit).compactMap(address(of:))
        }
        return []
    }

    /// Roads whose names begin with the last word, or with its consonants, as while typing.
    private func begun(_ spelling: AddressSpelling, limit: Int) -> [FoundAddress] {
        var words = spelling.words[...]
        var number: AddressSpelling.Number?
        if let last = words.indices.last, last > 0, let given = spelling.number(from: last) {
            number = given
            words.removeLast()
            if AddressSpelling.levelWords.dropFirst().contains(words.last?.text ?? "") { words.removeLast() }
        }
        guard let last = words.popLast(), last.units.count > 1, !last.namesNeighbourhood else { return [] }
        let roads = index.roads(beginning: last.units, limit: Self.mostNames).joined()
            .prefix(Self.mostRoads)
        let found = places(roads, words, number)
        let exact = number == nil ? found : found.filter { $0.accuracy == .building }
        return Array(exact.prefix(limit))
    }
}

extension AddressesByIndex {
    private func address(of building: Int) -> FoundAddress? {
        let road = index.road(of: building)
        let number = index.number(of: building)
        let level = AddressSpelling.levelWords[Int(min(index.level(of: road), 3))]
        let written = number.sub == 0 ? "\(number.main)" : "\(number.main)-\(number.sub)"
        return found([name(of: road), level, written], of: road, at: building, .building)
    }

    /// The road alone, with the point of a building on it: the nearest to a number, or the middle one.
    private func street(_ road: Int, near number: BuildingNumber?) -> FoundAddress? {
        let buildings = index.buildings(of: road)
        let middle = buildings.isEmpty ? nil : buildings.lowerBound + buildings.count / 2
        guard let building = number.map({ index.nearestBuilding(to: $0, on: road) }) ?? middle else {
            return nil
        }
        return found([name(of: road)], of: road, at: building, .street)
    }

    private func name(of road: Int) -> String { index.name(of: road) }

    private func found(
        _ words: [String],
        of road: Int,
        at building: Int,
        _ accuracy: PlaceAccuracy
    ) -> FoundAddress? {
        let (latitude, longitude) = index.point(of: building)
        guard let area = index.area(of: road), let point = Point(latitude: latitude, longitude: longitude)
        else { return nil }
        let address = (index.areas[area] + words).filter { !$0.isEmpty }.joined(separator: " ")
        return FoundAddress(address: address, point: point, accuracy: accuracy)
    }
}

/// The reason an index isn't used.
public enum AddressIndexUnusable: Error, Equatable, Sendable {
    case missing
    /// Not an index of addresses.
    case foreign
    case otherVersion(UInt32)
    case damaged
    /// The system's code.
    case unreadable(Int32)

    init(_ failure: AtlasFailure) {
        switch failure {
        case .unreadable(_, let code): self = code == Self.noEntry ? .missing : .unreadable(code)
        case .foreign: self = .foreign
        case .unknownVersion(let version): self = .otherVersion(version)
        case .wrongLength, .damaged: self = .damaged
        }
    }

    /// ENOENT.
    private static let noEntry: Int32 = 2
}
