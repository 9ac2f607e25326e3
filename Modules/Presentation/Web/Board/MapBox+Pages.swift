import Domain
import Wire

extension MapBox {
    /// An approximation of the area visible around `middle` at this zoom level.
    init?(around middle: Point, zoom: Int) {
        let side = 256 / Double(1 << zoom)
        let edges = [
            middle.longitude - side, middle.latitude - side / 2, middle.longitude + side,
            middle.latitude + side / 2,
        ].map { ($0 * 100_000).rounded() / 100_000 }
        try? self.init(west: edges[0], south: edges[1], east: edges[2], north: edges[3])
    }

    /// The value of a query parameter.
    var text: String {
        [southWest.longitude, southWest.latitude, northEast.longitude, northEast.latitude]
            .map { "\($0)" }.joined(separator: ",")
    }

    func address(zoom: Int, _ filters: [(String, String)] = []) -> String {
        BoardPagePath.map.rawValue.asking([("bbox", text), ("zoom", "\(zoom)")] + filters)
    }
}
