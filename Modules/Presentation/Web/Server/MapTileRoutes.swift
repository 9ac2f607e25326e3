public import HTTPServer
public import TileArchives
import Wire

/// The tiles of the street map, in an address that changes with its file.
public struct MapTileRoutes: Sendable {
    /// Nil without a street map.
    private let archive: TileArchive?

    public init(of archive: TileArchive?) {
        self.archive = archive
    }

    public var endpoints: [Endpoint] {
        [
            .file(ServerPath.mapTile, "Get a map tile", type: TileFormat.vector.mediaType) {
                [archive] request in
                guard let archive, request.parameters["fingerprint"] == archive.fingerprint else {
                    throw Rejection.notFound
                }
                guard let coordinate = Self.coordinate(request.parameters) else {
                    throw Rejection.badRequest(reason: "no tile of the world")
                }
                return try Self.response(
                    with: try archive.tile(at: coordinate),
                    of: archive.metadata.format,
                    to: request.headers
                )
            }
        ]
    }

    private static func coordinate(_ parameters: [String: String]) -> TileCoordinate? {
        let numbers = ["z", "x", "y"].compactMap { parameters[$0] }.compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        return TileCoordinate(zoom: numbers[0], column: numbers[1], row: numbers[2])
    }

    /// A missing tile is no error, which browsers would report in their console.
    private static func response(
        with tile: Tile?,
        of format: TileFormat,
        to headers: Headers
    ) throws(TileArchiveError) -> Response {
        let kept: Headers = ["Cache-Control": "public, max-age=31536000, immutable"]
        guard let tile else { return Response(status: 204, headers: kept) }
        let isPacked = tile.isGzipped && headers.acceptsGzip
        let bytes = isPacked ? tile.bytes : try tile.unpacked()
        var response = Response(bytes: bytes, type: format.mediaType, headers: kept)
        response.headers["ETag"] = EntityTag.of(bytes)
        if tile.isGzipped { response.headers["Vary"] = "Accept-Encoding" }
        if isPacked { response.headers["Content-Encoding"] = "gzip" }
        return response
    }
}
