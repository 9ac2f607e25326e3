public import Domain
public import JSONCoding

/// A log as one reader sees it.
public struct RunLogBody: Body {
    public let id: RunLog.ID
    public let member: MemberCardBody
    public let fields: RunLogFields
    /// Null for a personal log.
    public let run: Listing.ID?
    /// Null also when the listing was deleted or the reader may not see it.
    public let runTitle: String?
    public let images: [ImageBody]
    /// Seconds per kilometre.
    public let pace: Int?
    public let route: RunRoute?
    public let received: [ReceivedRunStampBody]
    public let version: Int
    public let writtenAt: Moment

    public init(_ summary: RunLogSummary) {
        let log = summary.log
        id = log.id
        member = MemberCardBody(summary.member)
        fields = RunLogFields(log.contents)
        run = log.run
        runTitle = summary.runTitle?.text
        images = summary.images.map(ImageBody.init)
        pace = log.contents.pace
        route = log.route
        received = summary.received.map(ReceivedRunStampBody.init)
        version = log.version
        writtenAt = log.writtenAt
    }

    public static var name: String { "RunLog" }
    public static var parts: [any Body.Type] {
        [MemberCardBody.self, ImageBody.self, ReceivedRunStampBody.self]
    }

    public var versionTag: String? { "\(version)" }

    public static var schema: Schema {
        let line: Schema = .array(of: .array(of: .number(-180...180), minItems: 2, maxItems: 2))
        return .object(
            properties: [
                ("id", .string().required), ("member", .reference(MemberCardBody.name).required),
            ] + RunLogFields.schema.map { ($0.name, $0.schema.required) } + [
                ("run", .nullable(.string()).required),
                ("runTitle", .nullable(.string()).required),
                ("images", .array(of: .reference(ImageBody.name)).required),
                ("pace", .nullable(.integer()).described("Seconds per kilometre").required),
                ("route", .nullable(.array(of: line)).described("Lines of longitude, latitude").required),
                ("received", .array(of: .reference(ReceivedRunStampBody.name)).required),
                ("version", .integer().required),
                ("writtenAt", .moment.required),
            ]
        )
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        member = try fields.body("member")
        images = try fields.bodies("images")
        self.fields = try RunLogFields(fields, images: images.map(\.id))
        run = try fields.identifierIfPresent("run")
        runTitle = try fields.textIfPresent("runTitle")
        pace = try fields.integerIfPresent("pace")
        route = try fields.route("route")
        received = try fields.bodies("received")
        version = try fields.integer("version")
        writtenAt = try fields.moment("writtenAt")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("member", member)
            fields.write(to: &writer)
            writer.field("run", run)
            writer.field("runTitle", runTitle)
            writer.field("images", images)
            writer.field("pace", pace)
            writer.key("route")
            writer.route(route)
            writer.field("received", received)
            writer.field("version", version)
            writer.field("writtenAt", writtenAt)
        }
    }
}

extension JSONWriter {
    fileprivate mutating func route(_ route: RunRoute?) {
        guard let route else { return null() }
        array { writer in
            for line in route.lines {
                writer.array { writer in
                    for point in line {
                        writer.array { writer in
                            writer.number(point.longitude)
                            writer.number(point.latitude)
                        }
                    }
                }
            }
        }
    }
}

extension Fields {
    fileprivate func route(_ key: String) throws(FieldError) -> RunRoute? {
        guard isGiven(key) else { return nil }
        let lines = document.objectValue?[key]?.arrayValue?.map { line in
            (line.arrayValue ?? []).compactMap { place -> Point? in
                let place = place.arrayValue?.compactMap(\.doubleValue) ?? []
                return place.count == 2 ? Point(latitude: place[1], longitude: place[0]) : nil
            }
        }
        guard let route = lines.flatMap(RunRoute.init(lines:)) else { throw unreadable(key, "list of lines") }
        return route
    }
}
