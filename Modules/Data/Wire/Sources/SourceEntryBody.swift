public import Domain
public import JSONCoding

/// An entry of a source, as operators review it.
public struct SourceEntryBody: Body {
    public let id: ImportedEntry.ID
    public let title: String
    public let state: ImportedEntry.State
    /// Nil if no date was found, as the end.
    public let startsAt: Moment?
    public let endsAt: Moment?
    public let hosts: [String]
    public let link: String?
    public let isCancelled: Bool
    public let hasVanished: Bool
    public let diagnostics: [SourceDiagnostic]
    /// Whether it has all that an event needs.
    public let canBeAccepted: Bool
    public let raw: String
    public let listing: Listing.ID?

    public init(_ imported: ImportedEntry) {
        let (entry, contents) = (imported.entry, imported.entry.contents)
        id = imported.id
        title = entry.title
        state = imported.state
        startsAt = contents?.dates.startsAt
        endsAt = contents?.dates.endsAt
        hosts = entry.diagnostics.contains(.hostMissing) ? [] : contents?.hosts.all.map(\.text) ?? []
        link = contents?.link?.text
        isCancelled = entry.isCancelled
        hasVanished = imported.hasVanished
        diagnostics = entry.diagnostics
        canBeAccepted = imported.state == .waiting && contents != nil
        raw = entry.raw
        listing = imported.listing
    }

    public static var name: String { "SourceEntry" }

    public static var schema: Schema {
        .object([
            "id": .string().required, "title": .string().required,
            "state": .words(of: ImportedEntry.State.self).required,
            "startsAt": .nullable(.moment).required, "endsAt": .nullable(.moment).required,
            "hosts": .array(of: .string()).required, "link": .nullable(.string()).required,
            "cancelled": .boolean.required, "vanished": .boolean.required,
            "diagnostics": .array(of: .words(of: SourceDiagnostic.self)).required,
            "acceptable": .boolean.required.described("Whether it waits and has a title and a date"),
            "raw": .string().required.described("As the source published it"),
            "listing": .nullable(.string()).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        title = try fields.text("title")
        state = try fields.choice("state")
        startsAt = try fields.momentIfPresent("startsAt")
        endsAt = try fields.momentIfPresent("endsAt")
        hosts = try fields.texts("hosts")
        link = try fields.textIfPresent("link")
        isCancelled = try fields.boolean("cancelled")
        hasVanished = try fields.boolean("vanished")
        diagnostics = try fields.choices("diagnostics")
        canBeAccepted = try fields.boolean("acceptable")
        raw = try fields.text("raw")
        listing = try fields.identifierIfPresent("listing")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("title", title)
            writer.field("state", state.rawValue)
            writer.field("startsAt", startsAt)
            writer.field("endsAt", endsAt)
            writer.field("hosts", hosts)
            writer.field("link", link)
            writer.field("cancelled", isCancelled)
            writer.field("vanished", hasVanished)
            writer.field("diagnostics", diagnostics.map(\.rawValue))
            writer.field("acceptable", canBeAccepted)
            writer.field("raw", raw)
            writer.field("listing", listing)
        }
    }
}

/// The event that was made of an entry.
public struct AcceptedEntryBody: Body {
    public let listing: Listing.ID

    public init(listing: Listing.ID) {
        self.listing = listing
    }

    public static var name: String { "AcceptedEntry" }
    public static var schema: Schema { .object(["listing": .string().required]) }

    public init(_ fields: Fields) throws(FieldError) {
        listing = try fields.identifier("listing")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.field("listing", listing) }
    }
}

/// Where an event comes from.
public struct SourceAttributionBody: Body, Hashable {
    public let title: String
    public let address: String
    public let licence: String
    public let hasVanished: Bool

    public init(_ attribution: SourceAttribution) {
        title = attribution.name.text
        address = attribution.address.text
        licence = attribution.licence.text
        hasVanished = attribution.hasVanished
    }

    public static var name: String { "SourceAttribution" }

    public static var schema: Schema {
        .object([
            "name": .string().required, "url": .string().required, "licence": .string().required,
            "vanished": .boolean.required.described("Whether the source no longer lists it"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        title = try fields.text("name")
        address = try fields.text("url")
        licence = try fields.text("licence")
        hasVanished = try fields.boolean("vanished")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("name", title)
            writer.field("url", address)
            writer.field("licence", licence)
            writer.field("vanished", hasVanished)
        }
    }
}
