public import Domain
public import JSONCoding

/// A class as one reader sees it: all that its card says, and the rest.
public struct ClassBody: Body {
    public let listing: ListingBody
    public let description: String
    public let targets: [ClassTarget]
    public let schedule: ClassScheduleBody
    public let images: [ImageBody]
    public let views: Int
    /// The reader's own about it.
    public let conversation: Conversation.ID?
    /// For the author alone.
    public let place: ExactPlaceBody?

    public init(_ posted: PostedClass, in neighbourhood: Neighbourhood?, at now: Moment) {
        let post = posted.post
        let subjects = post.subjects
        let card = ListingCardBody(
            posted.summary.card,
            category: ClassSubject.allCases.filter(subjects.contains).map(\.rawValue),
            in: neighbourhood,
            at: now
        )
        listing = ListingBody(card, isFavourite: posted.summary.isFavourite, distance: nil)
        description = post.description.text
        let targets = post.targets
        self.targets = ClassTarget.allCases.filter(targets.contains)
        schedule = ClassScheduleBody(post.schedule)
        images = posted.images.map(ImageBody.init)
        views = posted.views
        conversation = posted.conversation
        place = post.listing.details.place.exact.map(ExactPlaceBody.init)
    }

    public static var name: String { "Class" }

    public static var parts: [any Body.Type] {
        ListingBody.parts + [ClassScheduleBody.self, ImageBody.self, ExactPlaceBody.self]
    }

    public static var schema: Schema {
        ListingBody.schema.adding([
            "description": .string().required,
            "targets": .array(of: .words(of: ClassTarget.self)).required,
            "schedule": .reference(ClassScheduleBody.name).required,
            "images": .array(of: .reference(ImageBody.name)).required,
            "views": .integer().required,
            "conversation": .nullable(.string()).required,
            "place": .nullable(.reference(ExactPlaceBody.name)).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        listing = try ListingBody(fields)
        description = try fields.text("description")
        targets = try fields.choices("targets")
        schedule = try fields.body("schedule")
        images = try fields.bodies("images")
        views = try fields.integer("views")
        conversation = try fields.identifierIfPresent("conversation")
        place = try fields.bodyIfPresent("place")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            listing.writeFields(to: &writer)
            writer.field("description", description)
            writer.field("targets", targets.map(\.rawValue))
            writer.field("schedule", schedule)
            writer.field("images", images)
            writer.field("views", views)
            writer.field("conversation", conversation)
            writer.field("place", place)
        }
    }
}
