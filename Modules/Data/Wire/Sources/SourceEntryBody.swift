public import Domain

/// An entry of a source, as operators review it.
public struct SourceEntryBody: ShapedBody {
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

    public static let shape = Shape<Self>(
        "SourceEntry",
        Field("id", \.id),
        Field("title", \.title),
        Field("state", \.state),
        Field("startsAt", \.startsAt),
        Field("endsAt", \.endsAt),
        Field("hosts", \.hosts),
        Field("link", \.link),
        Field("cancelled", \.isCancelled),
        Field("vanished", \.hasVanished),
        Field("diagnostics", \.diagnostics),
        Field("acceptable", \.canBeAccepted, about: "Whether it waits and has a title and a date"),
        Field("raw", \.raw, about: "As the source published it"),
        Field("listing", \.listing),
        make: Self.init
    )
}

extension SourceEntryBody {
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
}

/// The event that was made of an entry.
public struct AcceptedEntryBody: ShapedBody {
    public let listing: Listing.ID

    public init(listing: Listing.ID) {
        self.listing = listing
    }

    public static let shape = Shape<Self>(
        "AcceptedEntry",
        Field("listing", \.listing),
        make: Self.init
    )
}

/// Where an event comes from.
public struct SourceAttributionBody: ShapedBody, Hashable {
    public let title: String
    public let address: String
    public let licence: String
    public let hasVanished: Bool
    public let isClaimed: Bool

    public static let shape = Shape<Self>(
        "SourceAttribution",
        Field("name", \.title),
        Field("url", \.address),
        Field("licence", \.licence),
        Field("vanished", \.hasVanished, about: "Whether the source no longer lists it"),
        Field("claimed", \.isClaimed, about: "Whether its organiser has taken it over"),
        make: Self.init
    )
}

extension SourceAttributionBody {
    public init(_ attribution: SourceAttribution) {
        title = attribution.name.text
        address = attribution.address.text
        licence = attribution.licence.text
        hasVanished = attribution.hasVanished
        isClaimed = attribution.isClaimed
    }
}
