/// The border of a neighbourhood, district or province, simplified for the scale of the map.
public struct Outline: Hashable, Sendable {
    /// The largest number of outlines on a map.
    public static let most = 400

    /// A polygon with a closed border. Holes belong to other areas.
    public struct Area: Hashable, Sendable {
        public let border: [Point]
        public let holes: [[Point]]

        public init(border: [Point], holes: [[Point]]) {
            self.border = border
            self.holes = holes
        }
    }

    /// The neighbourhood's own code, or that of one inside.
    public let code: NeighbourhoodCode
    public let detail: MapDetail
    public let areas: [Area]

    public init(code: NeighbourhoodCode, detail: MapDetail, areas: [Area]) {
        self.code = code
        self.detail = detail
        self.areas = areas
    }
}
