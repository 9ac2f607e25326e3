/// Reads the listings that search engines may show: the open ones that a signed-out reader sees, by members
/// who let search engines show them.
public protocol SitemapQueries: Sendable {
    /// The files of the sitemap, oldest first. Empty without listings.
    func files(at now: Moment) async throws -> [SitemapFile]

    /// The listings of a file in the order of posting. Empty for a file that doesn't exist.
    func listings(in file: SitemapFile.Name, at now: Moment) async throws -> [SitemapListing]
}

/// A file of the sitemap: some of the listings that were posted in a month.
public struct SitemapFile: Hashable, Sendable {
    public let name: Name
    /// The latest change of a listing that was posted in the month.
    public let changedAt: Moment

    public init(_ name: Name, changedAt: Moment) {
        self.name = name
        self.changedAt = changedAt
    }

    /// The month in Seoul and the number of the part, as in `2026-11-1`.
    public struct Name: Hashable, Sendable {
        public let month: CalendarMonth
        /// Counted from 1.
        public let part: Int

        public init(_ month: CalendarMonth, part: Int) {
            self.month = month
            self.part = part
        }
    }
}

extension SitemapFile.Name: LosslessStringConvertible {
    /// Nil for anything but the spelling of ``description``, so that a file has one address.
    public init?(_ text: String) {
        let numbers = text.split(separator: "-").compactMap { Int($0) }
        guard numbers.count == 3, let month = CalendarMonth(year: numbers[0], month: numbers[1]),
            (1...Self.mostParts).contains(numbers[2])
        else { return nil }
        self.init(month, part: numbers[2])
        guard description == text else { return nil }
    }

    public var description: String {
        "\(month.year)-\(month.month < 10 ? "0" : "")\(month.month)-\(part)"
    }

    /// More than a month can have.
    private static let mostParts = 1_000
}

/// A listing as the sitemap names it.
public struct SitemapListing: Hashable, Sendable {
    public let id: Listing.ID
    public let kind: Listing.Kind
    /// The time of the last edit, or else of posting.
    public let changedAt: Moment

    public init(_ id: Listing.ID, _ kind: Listing.Kind, changedAt: Moment) {
        self.id = id
        self.kind = kind
        self.changedAt = changedAt
    }
}
