public import Domain
public import JSONCoding

/// What is recorded about a new source.
public struct SourceToAddBody: Body, Hashable {
    public let address: String
    public let title: String
    public let licence: String
    public let neighbourhood: NeighbourhoodCode
    public let format: SourceFormat?
    public let contact: String?
    public let terms: String?
    public let host: String?

    public init(
        address: String,
        title: String,
        licence: String,
        neighbourhood: NeighbourhoodCode,
        format: SourceFormat? = nil,
        contact: String? = nil,
        terms: String? = nil,
        host: String? = nil
    ) {
        self.address = address
        self.title = title
        self.licence = licence
        self.neighbourhood = neighbourhood
        self.format = format
        self.contact = contact
        self.terms = terms
        self.host = host
    }

    public static var name: String { "SourceToAdd" }

    public static var schema: Schema {
        .object([
            "url": .string(maxLength: 2_000, pattern: "^\\s*[Hh][Tt][Tt][Pp][Ss]?://[^\\s@]+\\s*$").required,
            "name": .nonBlank(atMost: SourceName.longest).required,
            "licence": .nonBlank(atMost: SourceNote.longest).required,
            "neighbourhood": .string(maxLength: 20, pattern: "^[0-9]{10}$").required
                .described("Where events without a position are placed"),
            "format": .nullable(.words(of: SourceFormat.self)).described("Default: detected"),
            "contact": .nullable(.string(maxLength: 2_000)),
            "terms": .nullable(.string(maxLength: 2_000)),
            "host": .nullable(.string(maxLength: 1_000)).described("Of events that name no host"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        address = try fields.text("url")
        title = try fields.text("name")
        licence = try fields.text("licence")
        neighbourhood = try fields.text("neighbourhood", as: NeighbourhoodCode.init(parsing:))
        format = try fields.choiceIfPresent("format")
        contact = try fields.textIfPresent("contact")
        terms = try fields.textIfPresent("terms")
        host = try fields.textIfPresent("host")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("url", address)
            writer.field("name", title)
            writer.field("licence", licence)
            writer.field("neighbourhood", neighbourhood.description)
            writer.field("format", format?.rawValue)
            writer.field("contact", contact)
            writer.field("terms", terms)
            writer.field("host", host)
        }
    }

    /// Throws the refusal of the first field that a rule refuses.
    public func ledger() throws -> SourceLedger {
        guard let licence = try SourceNote(licence) else { throw SourceRefusal.licenceMissing }
        let host = host ?? ""
        return SourceLedger(
            address: try SourceAddress(address),
            format: format,
            name: try SourceName(title),
            contact: try SourceNote(contact ?? ""),
            licence: licence,
            terms: try SourceNote(terms ?? ""),
            neighbourhood: neighbourhood,
            host: host.isEmpty ? nil : try EventHost(host)
        )
    }
}
