/// Addresses on their way into an index. Takes about 20 bytes for each, and its distinct names.
public struct AddressCollection: Sendable {
    /// Twenty bytes, of which there are millions.
    struct Entry {
        var road: UInt32
        let number: UInt32
        /// In millionths of a degree.
        let latitude: Int32
        let longitude: Int32
        /// The name of the building, counted from 1; 0 for none.
        var title: UInt32
    }

    struct Road: Hashable {
        var name: UInt32
        var area: UInt16
        let level: UInt8
    }

    var entries: [Entry] = []
    private(set) var texts = StringPool()
    private(set) var areas: [[UInt32]] = []
    private var areaNumbers: [[UInt32]: UInt16] = [:]
    private(set) var names = StringPool()
    private(set) var roads: [Road] = []
    private var roadNumbers: [Road: UInt32] = [:]
    /// Folded.
    private(set) var titles: [[UInt16]] = []
    private var titleNumbers: [[UInt16]: UInt32] = [:]

    public init() {}

    public var isEmpty: Bool { entries.isEmpty }

    /// Returns the number of a road, which it gets when it is first named.
    ///
    /// - Parameters:
    ///   - area: province, district and town, of which each may be empty.
    ///   - level: 0 on the ground, 1 below, 2 above, 3 on water. Numbers of buildings are apart for each.
    public mutating func road(
        _ name: String,
        in area: (province: String, district: String, town: String),
        level: UInt8
    ) throws(AddressIndexFailure) -> UInt32 {
        guard !FoldedText(name).joined.isEmpty else { throw .unnamedRoad }
        let key = [area.province, area.district, area.town].map { texts.number(of: $0) }
        let number = try self.area(key)
        let road = Road(name: names.number(of: name), area: number, level: level)
        if let known = roadNumbers[road] { return known }
        roads.append(road)
        roadNumbers[road] = UInt32(roads.count - 1)
        return UInt32(roads.count - 1)
    }

    private mutating func area(_ texts: [UInt32]) throws(AddressIndexFailure) -> UInt16 {
        if let known = areaNumbers[texts] { return known }
        guard areas.count < Int(UInt16.max) else { throw .tooManyAreas }
        areas.append(texts)
        areaNumbers[texts] = UInt16(areas.count - 1)
        return UInt16(areas.count - 1)
    }

    /// Adds an address. Of several with one road and number, the index takes one.
    ///
    /// - Precondition: the road is a number from ``road(_:in:level:)``, and the degrees are valid.
    public mutating func add(
        _ number: BuildingNumber,
        on road: UInt32,
        latitude: Double,
        longitude: Double,
        title: String = ""
    ) {
        entries.append(
            Entry(
                road: road,
                number: number.packed,
                latitude: Int32((latitude * 1_000_000).rounded()),
                longitude: Int32((longitude * 1_000_000).rounded()),
                title: title.isEmpty ? 0 : self.title(title)
            )
        )
    }

    /// Single letters and pure numbers name nothing that is searched for.
    private mutating func title(_ title: String) -> UInt32 {
        let units = FoldedText(title).joined
        guard units.count > 1, !units.allSatisfy({ (0x30...0x39).contains($0) }) else { return 0 }
        if let known = titleNumbers[units] { return known }
        titles.append(units)
        titleNumbers[units] = UInt32(titles.count)
        return UInt32(titles.count)
    }
}

/// The reason no index can be made.
public enum AddressIndexFailure: Error, Equatable, Sendable {
    case unnamedRoad
    case tooManyAreas
    /// The addresses are too far apart for the grid.
    case tooLarge
    case unwritable(path: String, operation: String, errno: Int32)
}
