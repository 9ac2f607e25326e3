/// The metro station closest to a point.
public struct NearbyStation: Hashable, Sendable {
    /// In metres. A station that is farther away helps no one on foot.
    public static let farthest = 3_000

    /// As signs have it, such as 강남역.
    public let name: String
    /// Empty if it isn't known.
    public let nameInEnglish: String
    /// By name.
    public let lines: [String]
    /// In a straight line.
    public let metres: Int

    public init(name: String, nameInEnglish: String, lines: [String], metres: Int) {
        self.name = name
        self.nameInEnglish = nameInEnglish
        self.lines = lines
        self.metres = metres
    }
}
