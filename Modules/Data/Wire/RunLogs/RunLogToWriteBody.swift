public import Domain
import JSONCoding

/// A new log: personal, or of a run.
public struct RunLogToWriteBody: ShapedBody, Hashable {
    public let run: Listing.ID?
    public let fields: RunLogFields

    public init(about run: Listing.ID?, _ fields: RunLogFields) {
        self.run = run
        self.fields = fields
    }

    public static let shape = Shape<Self>(
        "RunLogToWrite",
        Field(
            "run",
            \.run,
            nil,
            .explicit,
            else: RunLogRefusal.runNotFound,
            about: "The listing of a run; null for a personal log"
        ),
        Field(flat: \.fields),
        RunLogFields.imagesField(\.fields),
        make: { Self(about: $0, $1.showing($2)) }
    )
}

/// What replaces the contents of a log. Its run and its route stay.
public struct RunLogContentsBody: ShapedBody, Hashable {
    public let fields: RunLogFields

    public init(_ fields: RunLogFields) {
        self.fields = fields
    }

    public static let shape = Shape<Self>(
        "RunLogContents",
        Field(flat: \.fields),
        RunLogFields.imagesField(\.fields),
        make: { Self($0.showing($1)) }
    )
}
