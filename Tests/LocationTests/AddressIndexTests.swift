import Foundation
import TestSupport
import Testing

@testable import Location

@Suite("Damaged indexes of addresses")
struct AddressIndexTests {
    private let folder: TemporaryFolder
    private let sound: [UInt8]

    init() throws {
        folder = try TemporaryFolder()
        var collection = AddressCollection()
        for (name, district) in [("Field Road", "East"), ("Field Road", "West"), ("Hill Lane", "East")] {
            let road = try collection.road(name, in: ("Shire", district, ""), level: 0)
            for number in 1...5 as ClosedRange<UInt16> {
                collection.add(
                    BuildingNumber(main: number, sub: number % 2),
                    on: road,
                    latitude: 37 + Double(number) / 1_000,
                    longitude: 127 + Double(name.count) / 100,
                    title: number == 3 ? "\(district) Hall" : ""
                )
            }
        }
        let path = folder.file("index").path
        _ = try AddressIndexWriter.write(collection, to: path, edition: "2026-10", at: 5)
        sound = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// Copies the bytes, so that a read beyond their end is seen by a sanitizer.
    private func open(_ bytes: [UInt8], _ use: (AddressIndex) -> Void = { _ in }) throws {
        try bytes.withUnsafeBytes { bytes throws in use(try AddressIndex(bytes)) }
    }

    @Test("A sound index tells its edition, roads and buildings")
    func facts() throws {
        try open(sound) { index in
            #expect(index.edition == "2026-10" && index.madeAt == 5)
            #expect(index.count == 15 && index.roadCount == 3)
            #expect(index.areas == [["Shire", "East", ""], ["Shire", "West", ""]])
            #expect(index.roads(named: FoldedText("fieldroad").joined) == 0..<2)
            #expect(index.name(of: 2) == "Hill Lane")
            let hall = index.buildings(named: FoldedText("West Hall").joined, limit: 5)
            #expect(hall.map { index.number(of: $0).main } == [3])
            #expect(index.building(BuildingNumber(main: 2), on: 1).map(index.road(of:)) == 1)
            #expect(index.building(BuildingNumber(main: 9), on: 1) == nil)
            let nearest =
                [(0, 0, 1), (1, 0, 1), (2, 1, 2), (4, 0, 4), (9, 0, 5)] as [(UInt16, UInt16, UInt16)]
            for (number, sub, nearest) in nearest {
                let found = index.nearestBuilding(to: BuildingNumber(main: number, sub: sub), on: 0)
                #expect(found.map { index.number(of: $0).main } == nearest)
            }
        }
    }

    @Test("Any one byte that is different is noticed")
    func everyByte() {
        for place in sound.indices {
            var bytes = sound
            bytes[place] ^= 0x41
            #expect(throws: AtlasFailure.self, "byte \(place)") { try open(bytes) }
        }
    }

    @Test("Bytes cut short anywhere, or grown, are noticed")
    func lengths() {
        for length in 0..<sound.count {
            #expect(throws: AtlasFailure.self) { try open(Array(sound[..<length])) }
        }
        #expect(throws: AtlasFailure.wrongLength(expected: UInt64(sound.count), found: sound.count + 1)) {
            try open(sound + [0])
        }
    }

    @Test("Something else, and a later version, are told apart from damage")
    func foreign() {
        #expect(throws: AtlasFailure.foreign) { try open(Array("SQLite format 3".utf8)) }
        var later = sound
        later.put(UInt32(2), at: AddressIndexFormat.Field.version)
        #expect(throws: AtlasFailure.unknownVersion(2)) { try open(later) }
    }

    @Test("Nonsense under a correct checksum answers within bounds or not at all", arguments: 0..<400)
    func forged(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var bytes = sound
        for _ in 0..<Int.random(in: 1...40, using: &generator) {
            let place = Int.random(in: AddressIndexFormat.checkedFrom..<bytes.count, using: &generator)
            bytes[place] = .random(in: 0...255, using: &generator)
        }
        bytes.seal()
        try? open(bytes) { index in
            for text in ["fieldroad", "f", "hill", "easthall", "ㅎ"] {
                let units = FoldedText(text).joined
                let roads = [index.roads(named: units)] + index.roads(beginning: units, limit: 9)
                for road in roads.joined().prefix(50) {
                    _ = (index.name(of: road), index.area(of: road), index.buildings(of: road))
                    _ = index.nearestBuilding(to: BuildingNumber(main: 3), on: road)
                }
                let buildings = index.buildings(beginning: units, limit: 9)
                #expect(buildings.allSatisfy { $0 < index.count })
                for building in buildings { _ = index.road(of: building) }
            }
            let nearest = index.nearest(latitude: 37.003, longitude: 127.09, within: 100)
            #expect(nearest.map { $0 < index.count } ?? true)
        }
    }

    @Test("A failure to write leaves the former index, and no draft")
    func unwritable() throws {
        var collection = AddressCollection()
        let road = try collection.road("Road", in: ("", "", ""), level: 0)
        collection.add(BuildingNumber(main: 1), on: road, latitude: 37, longitude: 127)
        let path = folder.file("missing/index").path
        #expect(throws: AddressIndexFailure.self) {
            try AddressIndexWriter.write(collection, to: path, edition: "", at: 0)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["index"])
    }
}
