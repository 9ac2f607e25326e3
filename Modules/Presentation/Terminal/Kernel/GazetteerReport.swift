public import Domain

/// What a comparison of the gazetteer with the ministry's table of codes has found.
public struct GazetteerReport: Sendable {
    public struct Renamed: Sendable {
        public let code: NeighbourhoodCode
        public let name: String
        public let newName: String

        public init(code: NeighbourhoodCode, name: String, newName: String) {
            (self.code, self.name, self.newName) = (code, name, newName)
        }
    }

    public struct Added: Sendable {
        public let code: NeighbourhoodCode
        public let name: String

        public init(code: NeighbourhoodCode, name: String) {
            (self.code, self.name) = (code, name)
        }
    }

    public struct Removed: Sendable {
        public let code: NeighbourhoodCode
        public let name: String
        /// Nil without a database.
        public let homes: Int?
        public let listings: Int?

        public init(code: NeighbourhoodCode, name: String, homes: Int?, listings: Int?) {
            (self.code, self.name, self.homes, self.listings) = (code, name, homes, listings)
        }
    }

    public let edition: String
    public let unchanged: Int
    public let renamed: [Renamed]
    public let added: [Added]
    public let removed: [Removed]

    public init(edition: String, unchanged: Int, renamed: [Renamed], added: [Added], removed: [Removed]) {
        (self.edition, self.unchanged) = (edition, unchanged)
        (self.renamed, self.added, self.removed) = (renamed, added, removed)
    }
}
