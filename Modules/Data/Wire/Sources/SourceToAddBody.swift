public import Domain
import JSONCoding

/// What is recorded about a new source.
public struct SourceToAddBody: ShapedBody, Hashable {
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

    public static let shape = Shape<Self>(
        "SourceToAdd",
        Field(
            "url",
            \.address,
            .string(maxLength: 2_000, pattern: "^\\s*[Hh][Tt][Tt][Pp][Ss]?://[^\\s@]+\\s*$")
        ),
        Field("name", \.title, .nonBlank(atMost: SourceName.longest)),
        Field("licence", \.licence, .nonBlank(atMost: SourceNote.longest)),
        Field(
            "neighbourhood",
            \.neighbourhood,
            .string(maxLength: 20, pattern: "^[0-9]{10}$"),
            about: "Where events without a position are placed"
        ),
        Field("format", \.format, nil, .explicit, about: "Default: detected"),
        Field("contact", \.contact, .string(maxLength: 2_000), .explicit),
        Field("terms", \.terms, .string(maxLength: 2_000), .explicit),
        Field("host", \.host, .string(maxLength: 1_000), .explicit, about: "Of events that name no host"),
        make: Self.init
    )

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
