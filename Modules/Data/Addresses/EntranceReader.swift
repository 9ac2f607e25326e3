import Files
import Location
import TextDecoding

/// Adds the lines of files to a collection.
struct EntranceReader {
    /// Points beyond these degrees aren't in Korea.
    private static let latitudes = 32.0...44.0
    private static let longitudes = 123.0...133.0

    private(set) var collection = AddressCollection()
    /// Of the lines that were read.
    private(set) var counts = AddressImport.Counts()
    private(set) var firstFlaw: AddressImport.FlawedLine?
    private let decoder: TextDecoder
    private var roads: [UInt64: UInt32] = [:]
    private var ends: [Int] = []

    init() throws(AddressImport.Failure) {
        guard let decoder = TextDecoder("CP949") else { throw .noEncoding }
        self.decoder = decoder
    }

    /// Reads a whole file. Its first line tells its format, and the first with Korean letters its encoding.
    mutating func read(
        _ lines: LineReader,
        reaching: (_ lines: Int) -> Void
    ) throws(AddressImport.Failure) {
        var (number, isUTF8): (Int, Bool?) = (0, nil)
        while var line = try Self.next(of: lines) {
            number += 1
            if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
            guard !line.allSatisfy({ $0 == 0x0D || $0 == 0x20 }) else { continue }
            if number == 1 { try Self.checkFormat(line, of: lines.name) }
            if isUTF8 == nil, line.contains(where: { $0 >= 0x80 }) { isUTF8 = Self.isUTF8(line) }
            counts.lines += 1
            do throws(EntranceFlaw) {
                try add(line, isUTF8: isUTF8 ?? true)
            } catch {
                counts.flawed += 1
                firstFlaw = firstFlaw ?? .init(file: lines.name, number: number, flaw: error)
            }
            if counts.lines % 50_000 == 0 { reaching(counts.lines) }
        }
    }

    /// The collection, of which no copy stays here: it may be large.
    mutating func take() -> AddressCollection {
        let taken = collection
        collection = AddressCollection()
        return taken
    }

    private static func next(of lines: LineReader) throws(AddressImport.Failure) -> ArraySlice<UInt8>? {
        do throws(FileError) {
            return try lines.next()
        } catch {
            throw .unreadable(error)
        }
    }

    private static func checkFormat(
        _ line: ArraySlice<UInt8>,
        of file: String
    ) throws(AddressImport.Failure) {
        if line.starts(with: "PK\u{3}\u{4}".utf8) { throw .zipped(file) }
        switch EntranceLine.count(line) {
        case EntranceLine.columns: return
        case EntranceLine.columns + 1: throw .changes(file)
        case let columns: throw .unknownFormat(file, columns: columns)
        }
    }

    private static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
        String(validating: bytes, as: UTF8.self) != nil
    }

    private mutating func add(_ line: ArraySlice<UInt8>, isUTF8: Bool) throws(EntranceFlaw) {
        let entrance = try EntranceLine(line, ends: &ends)
        guard let place = entrance.place else {
            counts.withoutPoint += 1
            return
        }
        let point = TransverseMercator.utmK.unproject(easting: place.easting, northing: place.northing)
        guard Self.latitudes.contains(point.latitude), Self.longitudes.contains(point.longitude) else {
            throw .farAway
        }
        let road = try road(of: entrance, isUTF8)
        collection.add(
            BuildingNumber(main: entrance.main, sub: entrance.sub),
            on: road,
            latitude: point.latitude,
            longitude: point.longitude,
            title: try text(entrance[.title], isUTF8)
        )
    }

    private mutating func road(
        of entrance: EntranceLine,
        _ isUTF8: Bool
    ) throws(EntranceFlaw) -> UInt32 {
        if let known = roads[entrance.road] { return known }
        let dong = try text(entrance[.dong], isUTF8)
        let area = (
            province: try text(entrance[.province], isUTF8),
            district: try text(entrance[.district], isUTF8),
            // Addresses name towns and townships, and no dong.
            town: dong.hasSuffix("읍") || dong.hasSuffix("면") ? dong : ""
        )
        let name = try text(entrance[.road], isUTF8)
        do {
            let road = try collection.road(name, in: area, level: entrance.level)
            roads[entrance.road] = road
            return road
        } catch {
            throw .unnamedRoad
        }
    }

    private func text(_ bytes: ArraySlice<UInt8>, _ isUTF8: Bool) throws(EntranceFlaw) -> String {
        guard !bytes.isEmpty else { return "" }
        let text = isUTF8 ? String(validating: bytes, as: UTF8.self) : decoder.decode(bytes)
        guard let text else { throw .text }
        return text
    }
}
