public import Domain
import JSONCoding

/// A source with the state of its fetches and the numbers of its entries.
public struct SourceBody: ShapedBody {
    public let id: Source.ID
    public let title: String
    public let address: String
    public let format: SourceFormat?
    public let contact: String?
    public let licence: String
    public let terms: String?
    public let host: String?
    public let neighbourhood: NeighbourhoodLabelBody
    public let owner: MemberCardBody
    /// Whether its owner has proven its website.
    public let isProven: Bool
    public let state: Source.State
    /// Why it was declined.
    public let reason: String?
    public let addedAt: Moment
    public let lastFetch: Moment?
    public let nextFetch: Moment
    public let isFetching: Bool
    public let failures: Int
    /// Of the last fetch.
    public var failure: SourceFailure? { failureText.flatMap { SourceFailure($0) } }
    private let failureText: String?
    public let published: Int
    public let waiting: Int
    public let skipped: Int
    public let vanished: Int

    public static let shape = Shape<Self>(
        "Source",
        Field("id", \.id),
        Field("name", \.title),
        Field("url", \.address),
        Field("format", \.format),
        Field("contact", \.contact),
        Field("licence", \.licence),
        Field("terms", \.terms),
        Field("host", \.host),
        Field("neighbourhood", \.neighbourhood),
        Field("owner", \.owner),
        Field("proven", \.isProven, about: "Whether its owner has proven its website"),
        Field("state", \.state),
        Field("reason", \.reason, about: "Why it was declined"),
        Field("addedAt", \.addedAt),
        Field("lastFetch", \.lastFetch),
        Field("nextFetch", \.nextFetch),
        Field("fetching", \.isFetching),
        Field("failures", \.failures, about: "Since the last fetch that succeeded"),
        Field(
            "failure",
            \.failure?.description,
            about: "Why the last fetch failed, such as `robots` or `status-404`"
        ),
        Field("published", \.published),
        Field("waiting", \.waiting, about: "For review"),
        Field("skipped", \.skipped),
        Field("vanished", \.vanished, about: "Missing from the last two documents"),
        make: Self.init
    )
}

extension SourceBody {
    public init(_ summary: SourceSummary, _ neighbourhood: Neighbourhood?) {
        let (source, ledger) = (summary.source, summary.source.ledger)
        id = source.id
        title = ledger.name.text
        address = ledger.address.text
        format = ledger.format
        contact = ledger.contact?.text
        licence = ledger.licence.text
        terms = ledger.terms?.text
        host = ledger.host?.text
        self.neighbourhood = NeighbourhoodLabelBody(ledger.neighbourhood, neighbourhood)
        owner = MemberCardBody(summary.owner)
        isProven = summary.isProven
        state = source.state
        reason = source.reason?.text
        addedAt = source.addedAt
        lastFetch = source.fetching.lastAt
        nextFetch = source.fetching.nextAt
        isFetching = summary.isFetching
        failures = source.fetching.failures
        failureText = source.fetching.failure?.description
        published = summary.published
        waiting = summary.waiting
        skipped = summary.skipped
        vanished = summary.vanished
    }
}
