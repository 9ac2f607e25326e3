/// The content of an atlas, as plain values.
public struct AtlasSource: Sendable {
    public var edition: String
    /// The side of the index's cells, in grid steps.
    public var cellSize: Int32
    public var regions: [Region] = []
    /// Pairs of codes one step apart; one direction is enough.
    public var links: [(UInt64, UInt64)] = []
    public var successions: [Succession] = []
    public var terms: [Term] = []
    public var sites: [Site] = []

    public init(edition: String, cellSize: Int32 = 1_000) {
        self.edition = edition
        self.cellSize = cellSize
    }

    public struct Region: Sendable {
        public let code: UInt64
        public let labels: [String]
        public let latitude: Double
        public let longitude: Double
        /// Closed rings; neighbouring regions share their vertices.
        public let rings: [[GridPoint]]

        public init(code: UInt64, labels: [String], latitude: Double, longitude: Double, rings: [[GridPoint]])
        {
            self.code = code
            self.labels = labels
            self.latitude = latitude
            self.longitude = longitude
            self.rings = rings
        }
    }

    /// A named point, such as a station. All have the same number of labels.
    public struct Site: Sendable {
        public let labels: [String]
        public let latitude: Double
        public let longitude: Double

        public init(labels: [String], latitude: Double, longitude: Double) {
            self.labels = labels
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    /// A region's announced succession; at most one per region.
    public struct Succession: Sendable {
        public let of: UInt64
        public let since: Int64
        public let code: UInt64?
        public let labels: [String]

        public init(of: UInt64, since: Int64, code: UInt64?, labels: [String]) {
            self.of = of
            self.since = since
            self.code = code
            self.labels = labels
        }
    }

    /// A word by which regions are found; several regions may share it.
    public struct Term: Sendable {
        /// Folded, see ``FoldedText``.
        public let units: [UInt16]
        public let region: UInt64
        public let role: UInt8
        public let era: TermEra
        public let label: String

        public init(
            _ units: [UInt16],
            of region: UInt64,
            role: UInt8,
            era: TermEra = .always,
            label: String = ""
        ) {
            self.units = units
            self.region = region
            self.role = role
            self.era = era
            self.label = label
        }
    }
}

/// The reason no atlas can be made of a source.
public enum AtlasSourceFailure: Error, Equatable, Sendable {
    case repeatedCode(UInt64)
    case unknownCode(UInt64)
    case wrongLabelCount(UInt64)
    case wrongLabelCountOfSite(String)
    case openRing(UInt64)
    case repeatedSuccession(UInt64)
    /// More regions or kinds of cells than 16 bits can number; use larger regions or cells.
    case tooLarge
}
