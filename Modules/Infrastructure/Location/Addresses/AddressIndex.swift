/// Addresses of roads and buildings with their points, read in place from immutable bytes.
///
/// Opening verifies the bytes once; only the names of areas are parsed. Roads and buildings are identified by
/// their index, in the order of the roads' names and of the numbers.
public final class AddressIndex: Sendable {
    /// The edition's name, from its source.
    public let edition: String
    /// In milliseconds since 1970.
    public let madeAt: Int64
    /// In bytes.
    public let size: Int
    /// The names of each area's province, district and town; each may be empty.
    public let areas: [[String]]

    let names: FoldedNames
    let nameTexts: Spans
    let nameBytes: Column<UInt8>
    let nameRoads: Spans
    let namesByInitials: Column<UInt32>
    private let roadNames: Column<UInt32>
    private let roadAreas: Column<UInt16>
    private let roadLevels: Column<UInt8>
    private let roads: Spans
    private let numbers: Column<UInt32>
    private let points: Column<Int32>
    private let grid: AddressGrid
    private let cells: Column<UInt32>
    private let cellSpans: Spans
    private let cellBuildings: Column<UInt32>
    let titles: FoldedNames
    let titleBuildings: Spans
    let titled: Column<UInt32>
    private let mapping: FileMapping?

    /// Opens bytes that stay in place, unchanged, while the index is in use.
    public convenience init(_ bytes: UnsafeRawBufferPointer) throws(AtlasFailure) {
        try self.init(bytes, keeping: nil)
    }

    /// Opens a memory-mapped file, which must not be truncated meanwhile; replace it by renaming.
    public convenience init(mapping path: String) throws(AtlasFailure) {
        let mapping = try FileMapping(path: path)
        try self.init(mapping.bytes, keeping: mapping)
        mapping.release()
    }

    private init(_ bytes: UnsafeRawBufferPointer, keeping mapping: FileMapping?) throws(AtlasFailure) {
        let header = try AddressIndexHeader(checking: bytes)
        (self.mapping, size) = (mapping, bytes.count)
        let texts = AddressTexts(header)
        (edition, areas, madeAt) = (texts.text(header.edition), texts.areas(header), header.madeAt)
        names = FoldedNames(header, ends: .nameUnitEnds, units: .nameUnits)
        nameBytes = header.column(.nameBytes, of: UInt8.self)
        nameTexts = header.spans(.nameEnds, of: .nameBytes)
        nameRoads = header.spans(.nameRoadEnds, of: .roadNames)
        namesByInitials = header.column(.namesByInitials, of: UInt32.self)
        roadNames = header.column(.roadNames, of: UInt32.self)
        roadAreas = header.column(.roadAreas, of: UInt16.self)
        roadLevels = header.column(.roadLevels, of: UInt8.self)
        roads = header.spans(.roadEnds, of: .numbers)
        numbers = header.column(.numbers, of: UInt32.self)
        points = header.column(.points, of: Int32.self)
        grid = AddressGrid(header)
        cells = header.column(.cells, of: UInt32.self)
        cellSpans = header.spans(.cellEnds, of: .cellBuildings)
        cellBuildings = header.column(.cellBuildings, of: UInt32.self)
        titles = FoldedNames(header, ends: .titleUnitEnds, units: .titleUnits)
        titleBuildings = header.spans(.titleBuildingEnds, of: .titleBuildings)
        titled = header.column(.titleBuildings, of: UInt32.self)
    }

    /// The number of addresses.
    public var count: Int { numbers.count }

    public var roadCount: Int { roads.count }

    public func name(of road: Int) -> String {
        let span = nameTexts[Int(roadNames[road])]
        let text = UnsafeRawBufferPointer(start: nameBytes.base + span.lowerBound, count: span.count)
        return String(decoding: text, as: UTF8.self)
    }

    /// An index of ``areas``; nil when the index is damaged.
    public func area(of road: Int) -> Int? {
        let area = Int(roadAreas[road])
        return area < areas.count ? area : nil
    }

    /// 0 on the ground, 1 below, 2 above, 3 on water.
    public func level(of road: Int) -> UInt8 { roadLevels[road] }

    /// In the order of their numbers.
    public func buildings(of road: Int) -> Range<Int> { roads[road] }

    public func number(of building: Int) -> BuildingNumber { BuildingNumber(packed: numbers[building]) }

    /// In degrees.
    public func point(of building: Int) -> (latitude: Double, longitude: Double) {
        (Double(points[2 * building]) / 1_000_000, Double(points[2 * building + 1]) / 1_000_000)
    }

    public func road(of building: Int) -> Int {
        var (low, high) = (0, roads.count)
        while low < high {
            let middle = low + (high - low) / 2
            if Int(roads.ends[middle]) <= building { low = middle + 1 } else { high = middle }
        }
        return low
    }

    public func building(_ number: BuildingNumber, on road: Int) -> Int? {
        let place = lowerBound(number, in: roads[road])
        return place < roads[road].upperBound && numbers[place] == number.packed ? place : nil
    }

    /// The building with the nearest number; nil for a road without buildings.
    public func nearestBuilding(to number: BuildingNumber, on road: Int) -> Int? {
        let span = roads[road]
        guard !span.isEmpty else { return nil }
        let above = lowerBound(number, in: span)
        guard above > span.lowerBound else { return above }
        guard above < span.upperBound else { return above - 1 }
        let (up, down) = (numbers[above] &- number.packed, number.packed &- numbers[above - 1])
        return up < down ? above : above - 1
    }

    private func lowerBound(_ number: BuildingNumber, in span: Range<Int>) -> Int {
        var (low, high) = (span.lowerBound, span.upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if numbers[middle] < number.packed { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The nearest building on the ground.
    ///
    /// - Parameter metres: the largest distance, up to 100.
    public func nearest(latitude: Double, longitude: Double, within metres: Double) -> Int? {
        let (north, east) = (latitude * 1_000_000, longitude * 1_000_000)
        guard north.isFinite, east.isFinite else { return nil }
        // Metres of a millionth of a degree; the distance is short enough for a plane.
        let height = 0.111_195
        let width = height * cosine(ofDegrees: latitude)
        var best: (building: Int, square: Double)?
        for range in grid.cells(around: north, east) {
            var cell = cells.lowerBound(range.lowerBound)
            while cell < cells.count, cells[cell] <= range.upperBound {
                for place in cellSpans[cell] {
                    let building = Int(cellBuildings[place])
                    guard building < numbers.count else { continue }
                    let up = (Double(points[2 * building]) - north) * height
                    let right = (Double(points[2 * building + 1]) - east) * width
                    let square = up * up + right * right
                    guard square <= metres * metres, square < best?.square ?? .infinity else { continue }
                    best = (building, square)
                }
                cell += 1
            }
        }
        return best?.building
    }
}

/// The texts of areas and of the edition.
private struct AddressTexts {
    private let texts: Spans
    private let bytes: Column<UInt8>

    init(_ header: AddressIndexHeader) {
        texts = header.spans(.textEnds, of: .textBytes)
        bytes = header.column(.textBytes, of: UInt8.self)
    }

    func text(_ number: Int) -> String {
        guard number < texts.count else { return "" }
        let span = texts[number]
        let text = UnsafeRawBufferPointer(start: bytes.base + span.lowerBound, count: span.count)
        return String(decoding: text, as: UTF8.self)
    }

    func areas(_ header: AddressIndexHeader) -> [[String]] {
        let numbers = header.column(.areaTexts, of: UInt32.self)
        return (0..<min(numbers.count / 3, Int(UInt16.max))).map { area in
            (0..<3).map { text(Int(numbers[3 * area + $0])) }
        }
    }
}
