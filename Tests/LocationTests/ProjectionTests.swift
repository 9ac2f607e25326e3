import Foundation
import Location
import Testing

@Suite("Points in UTM-K")
struct ProjectionTests {
    struct Known: Sendable, CustomTestStringConvertible {
        let name: String
        let latitude, longitude, easting, northing: Double

        init(_ known: (String, Double, Double, Double, Double)) {
            (name, latitude, longitude, easting, northing) = known
        }

        var testDescription: String { name }
    }

    /// Computed with pyproj 3.7.2 (PROJ 9.5.1), from EPSG:4326 to EPSG:5179.
    static let table: [Known] = (points + corners).map(Known.init)

    private static let points: [(String, Double, Double, Double, Double)] = [
        ("Baengnyeongdo", 37.968, 124.63, 747886.3521, 2000336.0762),
        ("Gageodo", 34.072, 125.12, 780374.0663, 1566880.6121),
        ("Marado", 33.118, 126.267, 884968.2376, 1459229.8586),
        ("Jeju City Hall", 33.4996, 126.5312, 910010.5457, 1501279.7889),
        ("Seogwipo", 33.2541, 126.5601, 912449.4232, 1474035.8457),
        ("Mokpo", 34.8118, 126.3922, 898678.2921, 1646916.9336),
        ("Gwangju", 35.1595, 126.8526, 941038.1173, 1685108.0506),
        ("Yeosu", 34.7604, 127.6622, 1014844.0398, 1640669.8198),
        ("Busan", 35.1796, 129.0756, 1143467.3797, 1688281.9821),
        ("Ulsan", 35.5384, 129.3114, 1164212.2068, 1728446.3021),
        ("Pohang", 36.019, 129.3435, 1166119.3262, 1781812.6777),
        ("Daegu", 35.8714, 128.6014, 1099429.4135, 1764429.9982),
        ("Andong", 36.5684, 128.7294, 1110004.7984, 1841883.5003),
        ("Daejeon", 36.3504, 127.3845, 989636.5025, 1817005.2457),
        ("Sejong", 36.4801, 127.289, 981098.9925, 1831406.3724),
        ("Cheongju", 36.6424, 127.489, 999016.6990, 1849388.8726),
        ("Jeonju", 35.8242, 127.148, 968204.7513, 1758692.0954),
        ("Gunsan", 35.9677, 126.7366, 931167.8898, 1774820.2324),
        ("Incheon", 37.4563, 126.7052, 929706.0556, 1939974.6664),
        ("Ganghwa", 37.747, 126.488, 910843.5509, 1972411.7685),
        ("Seoul City Hall", 37.5663, 126.9779, 953892.2108, 1952009.9410),
        ("Sangam", 37.5796, 126.8897, 946112.5901, 1953532.4487),
        ("Suwon", 37.2636, 127.0286, 958201.7891, 1918404.1193),
        ("Paju", 37.76, 126.78, 936580.0443, 1973616.0639),
        ("Chuncheon", 37.8813, 127.7298, 1020208.3164, 1986855.0053),
    ]

    private static let corners: [(String, Double, Double, Double, Double)] = [

        ]

    /// In metres.
    private static let tolerance = 0.01

    @Test("Degrees become metres, and metres degrees, to less than a centimetre", arguments: table)
    func conversion(_ known: Known) {
        let metres = TransverseMercator.utmK.project(latitude: known.latitude, longitude: known.longitude)
        #expect(abs(metres.easting - known.easting) < Self.tolerance)
        #expect(abs(metres.northing - known.northing) < Self.tolerance)

        let degrees = TransverseMercator.utmK.unproject(easting: known.easting, northing: known.northing)
        let (north, east) = (111_195.0, 111_195 * cos(known.latitude * .pi / 180))
        #expect(abs(degrees.latitude - known.latitude) * north < Self.tolerance)
        #expect(abs(degrees.longitude - known.longitude) * east < Self.tolerance)
    }
}
