public import Domain
public import JSONCoding

/// A website of the reader, and what proves that it is theirs.
public struct WebsiteBody: Body, Hashable {
    public let host: String
    public let addedAt: Moment
    public let provenAt: Moment?
    /// The address of a text file that has to contain the line.
    public let proofAddress: String
    public let proofLine: String

    public init(_ website: Website, proofLine: String) {
        host = website.host.text
        addedAt = website.addedAt
        provenAt = website.provenAt
        proofAddress = website.host.proofAddress
        self.proofLine = proofLine
    }

    public static var name: String { "Website" }

    public static var schema: Schema {
        .object([
            "host": .string().required,
            "addedAt": .moment.required,
            "provenAt": .nullable(.moment).required,
            "proofAddress": .string().required.described("A text file that has to contain the line"),
            "proofLine": .string().required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        host = try fields.text("host")
        addedAt = try fields.moment("addedAt")
        provenAt = try fields.momentIfPresent("provenAt")
        proofAddress = try fields.text("proofAddress")
        proofLine = try fields.text("proofLine")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("host", host)
            writer.field("addedAt", addedAt)
            writer.field("provenAt", provenAt)
            writer.field("proofAddress", proofAddress)
            writer.field("proofLine", proofLine)
        }
    }
}

/// A website to add.
public struct WebsiteToAddBody: Body, Hashable {
    private let host: String

    public init(host: String) {
        self.host = host
    }

    public static var name: String { "WebsiteToAdd" }

    public static var schema: Schema {
        .object([
            "host": .string(maxLength: 10_000, format: "hostname").required.described(
                "A host, or an address that has one"
            )
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        host = try fields.text("host")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.field("host", host) }
    }

    public func read() throws(WebsiteRefusal) -> WebsiteHost { try WebsiteHost(host) }
}
