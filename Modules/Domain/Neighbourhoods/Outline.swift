/// The border of a neighbourhood, or of the district or province it is in, drawn as closely as a map of that
/// size can show.
public struct Outline: Hashable, Sendable {
    /// No map has more of them.
    public static let most = 400

    /// A piece of land with its border, a closed line; what lies inside a hole belongs to others.
    public struct Area: Hashable, Sendable {
        public let border: [Point]
        public let holes: [[Point]]

        public init(border: [Point], holes: [[Point]]) {
            self.border = border
            self.holes = holes
        }
    }

    /// The neighbourhood's own, or that of one inside.
    public let code: NeighbourhoodCode
    public let detail: MapDetail
    public let areas: [Area]

    public init(code: NeighbourhoodCode, detail: MapDetail, areas: [Area]) {
        self.code = code
        self.detail = detail
        self.areas = areas
    }
}
