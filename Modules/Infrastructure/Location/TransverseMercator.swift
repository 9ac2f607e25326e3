import Glibc

/// A transverse Mercator projection of an ellipsoid, by Krüger's series to the fourth order.
///
/// Within ten degrees of the central meridian the series is exact to less than a millimetre.
public struct TransverseMercator: Sendable {
    /// Korea's UTM-K, EPSG:5179, on GRS 80. Its datum is WGS 84 to a few centimetres.
    public static let utmK = TransverseMercator(
        semiMajorAxis: 6_378_137,
        inverseFlattening: 298.257_222_101,
        latitude: 38,
        longitude: 127.5,
        scale: 0.9996,
        falseEasting: 1_000_000,
        falseNorthing: 2_000_000
    )

    private let centralMeridian: Double
    private let falseEasting: Double
    private let northingOfEquator: Double
    private let eccentricity: Double
    /// The scaled radius of a sphere with the ellipsoid's meridians.
    private let radius: Double
    private let alpha: [Double]
    private let beta: [Double]
    private let delta: [Double]

    /// - Parameters:
    ///   - latitude: of the origin, in degrees.
    ///   - longitude: of the central meridian, in degrees.
    public init(
        semiMajorAxis: Double,
        inverseFlattening: Double,
        latitude: Double,
        longitude: Double,
        scale: Double,
        falseEasting: Double,
        falseNorthing: Double
    ) {
        let flattening = 1 / inverseFlattening
        let n = flattening / (2 - flattening)
        let (n2, n3, n4) = (n * n, n * n * n, n * n * n * n)
        eccentricity = (flattening * (2 - flattening)).squareRoot()
        radius = scale * semiMajorAxis / (1 + n) * (1 + n2 / 4 + n4 / 64)
        alpha = [
            n / 2 - n2 * 2 / 3 + n3 * 5 / 16 + n4 * 41 / 180,
            n2 * 13 / 48 - n3 * 3 / 5 + n4 * 557 / 1_440,
            n3 * 61 / 240 - n4 * 103 / 140,
            n4 * 49_561 / 161_280,
        ]
        beta = [
            n / 2 - n2 * 2 / 3 + n3 * 37 / 96 - n4 / 360,
            n2 / 48 + n3 / 15 - n4 * 437 / 1_440,
            n3 * 17 / 480 - n4 * 37 / 840,
            n4 * 4_397 / 161_280,
        ]
        delta = [
            n * 2 - n2 * 2 / 3 - n3 * 2 + n4 * 116 / 45,
            n2 * 7 / 3 - n3 * 8 / 5 - n4 * 227 / 45,
            n3 * 56 / 15 - n4 * 136 / 35,
            n4 * 4_279 / 630,
        ]
        centralMeridian = longitude
        self.falseEasting = falseEasting
        var origin = 0.0
        let chi = Self.conformal(latitude * .pi / 180, eccentricity)
        for (index, term) in alpha.enumerated() { origin += term * sin(2 * Double(index + 1) * chi) }
        northingOfEquator = falseNorthing - radius * (chi + origin)
    }

    /// Metres east and north, of degrees.
    public func project(latitude: Double, longitude: Double) -> (easting: Double, northing: Double) {
        let chi = Self.conformal(latitude * .pi / 180, eccentricity)
        let away = (longitude - centralMeridian) * .pi / 180
        let xi = atan2(tan(chi), cos(away))
        let eta = asinh(sin(away) / hypot(tan(chi), cos(away)))
        var (north, east) = (xi, eta)
        for (index, term) in alpha.enumerated() {
            let order = 2 * Double(index + 1)
            north += term * sin(order * xi) * cosh(order * eta)
            east += term * cos(order * xi) * sinh(order * eta)
        }
        return (falseEasting + radius * east, northingOfEquator + radius * north)
    }

    /// Degrees, of metres east and north.
    public func unproject(easting: Double, northing: Double) -> (latitude: Double, longitude: Double) {
        let xi = (northing - northingOfEquator) / radius
        let eta = (easting - falseEasting) / radius
        var (north, east) = (xi, eta)
        for (index, term) in beta.enumerated() {
            let order = 2 * Double(index + 1)
            north -= term * sin(order * xi) * cosh(order * eta)
            east -= term * cos(order * xi) * sinh(order * eta)
        }
        let chi = asin(sin(north) / cosh(east))
        var latitude = chi
        for (index, term) in delta.enumerated() { latitude += term * sin(2 * Double(index + 1) * chi) }
        let longitude = atan2(sinh(east), cos(north))
        return (latitude * 180 / .pi, centralMeridian + longitude * 180 / .pi)
    }

    /// The conformal latitude, in radians.
    private static func conformal(_ latitude: Double, _ eccentricity: Double) -> Double {
        let sine = sin(latitude)
        return atan(sinh(atanh(sine) - eccentricity * atanh(eccentricity * sine)))
    }
}
