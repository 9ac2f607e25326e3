public import Domain

/// What an import of addresses has read and made.
public struct AddressImportReport: Sendable {
    public let facts: AddressIndexFacts
    public let lines: Int
    /// Lines whose point the source doesn't publish.
    public let withoutPoint: Int
    /// Lines that were left out because they are malformed.
    public let malformed: Int
    /// The first of them, as `FILE:NUMBER`; nil for none.
    public let firstMalformed: String?

    public init(
        facts: AddressIndexFacts,
        lines: Int,
        withoutPoint: Int,
        malformed: Int,
        firstMalformed: String?
    ) {
        (self.facts, self.lines, self.withoutPoint) = (facts, lines, withoutPoint)
        (self.malformed, self.firstMalformed) = (malformed, firstMalformed)
    }
}

/// The index of addresses in the data folder.
public struct AddressIndexFacts: Sendable {
    /// The month of its source, as 2026-10; nil when it isn't known.
    public let edition: String?
    public let importedAt: Moment
    public let addresses: Int
    public let roads: Int
    /// In bytes.
    public let size: Int

    public init(edition: String?, importedAt: Moment, addresses: Int, roads: Int, size: Int) {
        (self.edition, self.importedAt) = (edition, importedAt)
        (self.addresses, self.roads, self.size) = (addresses, roads, size)
    }
}
