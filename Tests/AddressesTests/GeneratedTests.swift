import Domain
import Foundation
import TestSupport
import Testing

@testable import Addresses

/// Addresses made up for the purpose, at points whose projection is tested against another library.
@Suite("Many addresses in the index")
struct GeneratedTests {
    private static let count = 12_000

    private static let rows: [EntranceRow] = {
        var generator = SeededGenerator(seed: 40)
        let areas = [
            ("서울특별시", "마포구", "상암동"), ("서울특별시", "중구", "명동1가"), ("부산광역시", "해운대구", "우동"),
            ("경기도", "용인시 수지구", "풍덕천동"), ("전라남도", "여수시", "돌산읍"), ("제주특별자치도", "서귀포시", "성산읍"),
        ]
        let syllables = Array("가나다라마바사아자차카타파하강산들물빛솔")
        return (0..<count).map { number in
            let road = number / 40
            let name = (0..<3).map { String(syllables[(road / Int(pow(20, Double($0)))) % 20]) }.joined()
            let area = areas[road % areas.count]
            let base = (33.5 + Double(road % 90) * 0.05, 126.5 + Double(road / 90 % 60) * 0.05)
            return EntranceRow(
                area,
                name + (road % 3 == 0 ? "길" : "로"),
                1 + number % 40 * 2,
                number % 7 == 0 ? 1 + number % 5 : 0,
                code: 100_000_000_000 + road,
                at: (
                    base.0 + .random(in: 0...0.02, using: &generator),
                    base.1 + .random(in: 0...0.02, using: &generator)
                )
            )
        }
    }()

    private static func written(_ row: EntranceRow) -> String {
        let town = row.dong.hasSuffix("읍") ? [row.dong] : []
        let number = row.sub == "0" ? row.main : "\(row.main)-\(row.sub)"
        return ([row.province, row.district] + town + [row.road, number]).joined(separator: " ")
    }

    @Test("Each of 12,000 addresses is found by its text, at its point, and by its point")
    func roundTrip() async throws {
        let scene = try AddressScene()
        let report = try scene.load([try scene.write(Self.rows)])
        let finder = try scene.finder()
        #expect(report.addresses == Self.count && finder.facts.addresses == Self.count)
        var wrong: [String] = []
        for row in Self.rows {
            let point = try #require(Point(latitude: row.latitude, longitude: row.longitude))
            let address = Self.written(row)
            let found = finder.matches(address, limit: 3)
            let isThere = found.map(\.address) == [address] && found[0].point.metres(to: point) == 0
            if !isThere { wrong.append(address) }
            let nearest = try await finder.address(at: point)
            if nearest.map({ $0.point.metres(to: point) > 0 }) ?? true { wrong.append("at \(address)") }
        }
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(3))")
    }

    @Test("The nearest of all buildings is found, for points anywhere between them")
    func nearest() throws {
        let scene = try AddressScene()
        let rows = Array(Self.rows.prefix(400))
        _ = try scene.load([try scene.write(rows)])
        let finder = try scene.finder()
        let points = rows.compactMap { Point(latitude: $0.latitude, longitude: $0.longitude) }
        var generator = SeededGenerator(seed: 7)
        var met = 0
        for start in points {
            let moved = try #require(
                Point(
                    latitude: start.latitude + .random(in: -0.0008...0.0008, using: &generator),
                    longitude: start.longitude + .random(in: -0.001...0.001, using: &generator)
                )
            )
            let expected = try #require(points.map { moved.metres(to: $0) }.min())
            let found = finder.nearest(to: moved)?.point.metres(to: moved)
            // Distances are whole metres.
            if abs(expected - 50) > 1 { #expect((found != nil) == (expected < 50)) }
            if let found {
                met += 1
                #expect(abs(found - expected) <= 1)
            }
        }
        #expect(met > 100)
    }
}
