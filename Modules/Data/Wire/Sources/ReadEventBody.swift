public import Domain
public import JSONCoding

/// An event of a document, as it can be posted.
public struct ReadEventBody: Body {
    public let title: String
    public let isCancelled: Bool
    /// Null without a title or a date.
    public let contents: EventContentsBody?
    /// Null if the document gives no position.
    public let point: PointBody?
    public let diagnostics: [SourceDiagnostic]

    public init(_ entry: SourceEntry) {
        title = entry.title
        isCancelled = entry.isCancelled
        contents = entry.contents.map(EventContentsBody.init)
        point = entry.point.map(PointBody.init)
        diagnostics = entry.diagnostics
    }

    public static var name: String { "ReadEvent" }
    public static var parts: [any Body.Type] {
        [EventContentsBody.self, PointBody.self] + EventContentsBody.parts
    }

    public static var schema: Schema {
        .object([
            "title": .string().required, "cancelled": .boolean.required,
            "contents": .nullable(.reference(EventContentsBody.name)).required,
            "point": .nullable(.reference(PointBody.name)).required,
            "diagnostics": .array(of: .words(of: SourceDiagnostic.self)).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        title = try fields.text("title")
        isCancelled = try fields.boolean("cancelled")
        contents = try fields.bodyIfPresent("contents")
        point = try fields.bodyIfPresent("point")
        diagnostics = try fields.choices("diagnostics")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("title", title)
            writer.field("cancelled", isCancelled)
            writer.field("contents", contents)
            writer.field("point", point)
            writer.field("diagnostics", diagnostics.map(\.rawValue))
        }
    }
}
