public import Domain
public import JSONCoding

/// A log as one reader sees it.
public struct RunLogBody: ShapedBody {
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

    public static let shape = Shape<Self>(
        "RunLog",
        Field("id", \.id),
        Field("member", \.member),
        Field(flat: \.fields).complete,
        Field("run", \.run),
        Field("runTitle", \.runTitle),
        Field("images", \.images),
        Field("pace", \.pace, about: "Seconds per kilometre"),
        Field("route", \.route, about: "Lines of longitude, latitude"),
        Field("received", \.received),
        Field("version", \.version),
        Field("writtenAt", \.writtenAt),
        make: { id, member, fields, run, runTitle, images, pace, route, received, version, writtenAt in
            Self(
                id: id,
                member: member,
                fields: fields.showing(images.map(\.id)),
                run: run,
                runTitle: runTitle,
                images: images,
                pace: pace,
                route: route,
                received: received,
                version: version,
                writtenAt: writtenAt
            )
        }
    )

    public static var isVersioned: Bool { true }
    public var versionTag: String? { "\(version)" }
}

extension RunLogBody {
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
}

extension Field {
    /// All of them are required, as in an answer.
    fileprivate var complete: Field {
        let properties = properties.map { ($0.name, $0.schema.required) }
        return Field(properties: properties, parts: parts, read: read, write: write)
    }
}

extension RunRoute: WireValue {
    public static func fieldSchema(_ limited: Schema?) -> Schema {
        limited ?? .array(of: .array(of: .array(of: .number(-180...180), minItems: 2, maxItems: 2)))
    }

    public init(_ json: JSON, at place: () -> FieldPlace) throws(FieldError) {
        let lines = json.arrayValue?.map { line in
            (line.arrayValue ?? []).compactMap { place -> Point? in
                let place = place.arrayValue?.compactMap(\.doubleValue) ?? []
                return place.count == 2 ? Point(latitude: place[1], longitude: place[0]) : nil
            }
        }
        guard let route = lines.flatMap(RunRoute.init(lines:)) else {
            throw FieldError(field: place().field, wanted: "list of lines")
        }
        self = route
    }

    public func writeValue(to writer: inout JSONWriter) {
        lines.map { $0.map { [$0.longitude, $0.latitude] } }.writeValue(to: &writer)
    }
}
