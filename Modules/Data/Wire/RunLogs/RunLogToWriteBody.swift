public import Domain
public import JSONCoding

/// A new log: personal, or of a run.
public struct RunLogToWriteBody: Body, Hashable {
    public let run: Listing.ID?
    public let fields: RunLogFields

    public init(about run: Listing.ID?, _ fields: RunLogFields) {
        self.run = run
        self.fields = fields
    }

    public static var name: String { "RunLogToWrite" }

    public static var schema: Schema {
        .object(
            properties: [
                ("run", .nullable(.string()).described("The listing of a run; null for a personal log"))
            ]
                + RunLogFields.schema + [RunLogFields.imagesSchema]
        )
    }

    public init(_ fields: Fields) throws(FieldError) {
        do {
            run = try fields.identifierIfPresent("run")
        } catch {
            throw fields.refused("run", RunLogRefusal.runNotFound)
        }
        self.fields = try RunLogFields(fields)
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("run", run)
            fields.write(to: &writer)
            fields.writeImages(to: &writer)
        }
    }
}

/// What replaces the contents of a log. Its run and its route stay.
public struct RunLogContentsBody: Body, Hashable {
    public let fields: RunLogFields

    public init(_ fields: RunLogFields) {
        self.fields = fields
    }

    public static var name: String { "RunLogContents" }

    public static var schema: Schema {
        .object(properties: RunLogFields.schema + [RunLogFields.imagesSchema])
    }

    public init(_ fields: Fields) throws(FieldError) {
        self.fields = try RunLogFields(fields)
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            fields.write(to: &writer)
            fields.writeImages(to: &writer)
        }
    }
}
