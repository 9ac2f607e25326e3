public import Domain
public import JSONCoding

/// A source with the state of its fetches and the numbers of its entries.
public struct SourceBody: Body {
    public let id: Source.ID
    public let title: String
    public let address: String
    public let format: SourceFormat?
    public let contact: String?
    public let licence: String
    public let terms: String?
    public let host: String?
    public let neighbourhood: NeighbourhoodLabelBody
    public let state: Source.State
    public let addedAt: Moment
    public let lastFetch: Moment?
    public let nextFetch: Moment
    public let isFetching: Bool
    public let failures: Int
    /// Of the last fetch.
    public let failure: SourceFailure?
    public let published: Int
    public let waiting: Int
    public let skipped: Int
    public let vanished: Int

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
        state = source.state
        addedAt = source.addedAt
        lastFetch = source.fetching.lastAt
        nextFetch = source.fetching.nextAt
        isFetching = summary.isFetching
        failures = source.fetching.failures
        failure = source.fetching.failure
        published = summary.published
        waiting = summary.waiting
        skipped = summary.skipped
        vanished = summary.vanished
    }

    public static var name: String { "Source" }
    public static var parts: [any Body.Type] { [NeighbourhoodLabelBody.self] }

    public static var schema: Schema {
        .object([
            "id": .string().required, "name": .string().required, "url": .string().required,
            "format": .nullable(.words(of: SourceFormat.self)).required,
            "contact": .nullable(.string()).required, "licence": .string().required,
            "terms": .nullable(.string()).required, "host": .nullable(.string()).required,
            "neighbourhood": .reference(NeighbourhoodLabelBody.name).required,
            "state": .words(of: Source.State.self).required,
            "addedAt": .moment.required, "lastFetch": .nullable(.moment).required,
            "nextFetch": .moment.required, "fetching": .boolean.required,
            "failures": .integer().required.described("Since the last fetch that succeeded"),
            "failure": .nullable(.string()).required
                .described("Why the last fetch failed, such as `robots` or `status-404`"),
            "published": .integer().required, "waiting": .integer().required.described("For review"),
            "skipped": .integer().required,
            "vanished": .integer().required.described("Missing from the last two documents"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        title = try fields.text("name")
        address = try fields.text("url")
        format = try fields.choiceIfPresent("format")
        contact = try fields.textIfPresent("contact")
        licence = try fields.text("licence")
        terms = try fields.textIfPresent("terms")
        host = try fields.textIfPresent("host")
        neighbourhood = try fields.body("neighbourhood")
        state = try fields.choice("state")
        addedAt = try fields.moment("addedAt")
        lastFetch = try fields.momentIfPresent("lastFetch")
        nextFetch = try fields.moment("nextFetch")
        isFetching = try fields.boolean("fetching")
        failures = try fields.integer("failures")
        failure = try fields.textIfPresent("failure").flatMap { SourceFailure($0) }
        published = try fields.integer("published")
        waiting = try fields.integer("waiting")
        skipped = try fields.integer("skipped")
        vanished = try fields.integer("vanished")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("name", title)
            writer.field("url", address)
            writer.field("format", format?.rawValue)
            writer.field("contact", contact)
            writer.field("licence", licence)
            writer.field("terms", terms)
            writer.field("host", host)
            writer.field("neighbourhood", neighbourhood)
            writer.field("state", state.rawValue)
            writer.field("addedAt", addedAt)
            writer.field("lastFetch", lastFetch)
            writer.field("nextFetch", nextFetch)
            writer.field("fetching", isFetching)
            writer.field("failures", failures)
            writer.field("failure", failure?.description)
            writer.field("published", published)
            writer.field("waiting", waiting)
            writer.field("skipped", skipped)
            writer.field("vanished", vanished)
        }
    }
}
