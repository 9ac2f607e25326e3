public import Domain

/// An event of a document, as it can be posted.
public struct ReadEventBody: ShapedBody {
    public let title: String
    public let isCancelled: Bool
    /// Null without a title or a date.
    public let contents: EventContentsBody?
    /// Null if the document gives no position.
    public let point: PointBody?
    public let diagnostics: [SourceDiagnostic]

    public static let shape = Shape<Self>(
        "ReadEvent",
        Field("title", \.title),
        Field("cancelled", \.isCancelled),
        Field("contents", \.contents),
        Field("point", \.point),
        Field("diagnostics", \.diagnostics),
        make: Self.init
    )
}

extension ReadEventBody {
    public init(_ entry: SourceEntry) {
        title = entry.title
        isCancelled = entry.isCancelled
        contents = entry.contents.map(EventContentsBody.init)
        point = entry.point.map(PointBody.init)
        diagnostics = entry.diagnostics
    }
}
