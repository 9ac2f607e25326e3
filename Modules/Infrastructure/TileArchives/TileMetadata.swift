/// What an archive says about itself.
public struct TileMetadata: Hashable, Sendable {
    public let format: TileFormat
    public let zooms: ClosedRange<Int>
    public let bounds: TileBounds
    /// Plain text. Empty when the file has none.
    public let name: String
    /// Plain text, without the markup that files have here. Empty when the file has none.
    public let attribution: String

    init(
        format: TileFormat,
        zooms: (Int, Int),
        bounds: TileBounds?,
        name: String?,
        attribution: String?
    ) throws(TileArchiveError) {
        guard 0 <= zooms.0, zooms.0 <= zooms.1, zooms.1 <= TileCoordinate.deepest else {
            throw .damaged("zoom levels \(zooms.0) to \(zooms.1)")
        }
        self.format = format
        self.zooms = zooms.0...zooms.1
        self.bounds = bounds ?? .world
        self.name = MarkedUpText.plain(name ?? "", limit: TileLimits.text)
        self.attribution = MarkedUpText.plain(attribution ?? "", limit: TileLimits.text)
    }
}

/// An area in degrees.
public struct TileBounds: Hashable, Sendable {
    public let west: Double
    public let south: Double
    public let east: Double
    public let north: Double

    static let world = TileBounds(-180, -85.0511, 180, 85.0511)

    private init(_ west: Double, _ south: Double, _ east: Double, _ north: Double) {
        (self.west, self.south, self.east, self.north) = (west, south, east, north)
    }

    /// Nil unless it is an area of the world.
    init?(west: Double, south: Double, east: Double, north: Double) {
        guard (-180...180).contains(west), (-180...180).contains(east), west < east,
            (-90...90).contains(south), (-90...90).contains(north), south < north
        else { return nil }
        self.init(west, south, east, north)
    }
}
