public import Domain
import JSONCoding

/// A website of the reader, and what proves that it is theirs.
public struct WebsiteBody: ShapedBody, Hashable {
    public let host: String
    public let addedAt: Moment
    public let provenAt: Moment?
    /// The address of a text file that has to contain the line.
    public let proofAddress: String
    public let proofLine: String

    public static let shape = Shape<Self>(
        "Website",
        Field("host", \.host),
        Field("addedAt", \.addedAt),
        Field("provenAt", \.provenAt),
        Field("proofAddress", \.proofAddress, about: "A text file that has to contain the line"),
        Field("proofLine", \.proofLine),
        make: Self.init
    )
}

extension WebsiteBody {
    public init(_ website: Website, proofLine: String) {
        host = website.host.text
        addedAt = website.addedAt
        provenAt = website.provenAt
        proofAddress = website.host.proofAddress
        self.proofLine = proofLine
    }
}

/// A website to add.
public struct WebsiteToAddBody: ShapedBody, Hashable {
    private let host: String

    public init(host: String) {
        self.host = host
    }

    public static let shape = Shape<Self>(
        "WebsiteToAdd",
        Field(
            "host",
            \.host,
            .string(maxLength: 10_000, format: "hostname"),
            about: "A host, or an address that has one"
        ),
        make: Self.init
    )

    public func read() throws(WebsiteRefusal) -> WebsiteHost { try WebsiteHost(host) }
}
