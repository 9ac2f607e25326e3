public import Domain
public import JSONCoding

/// A class as its author sends it: whole, be it new or edited.
public struct ClassContentsBody: Body {
    public var side: Listing.Side
    public var title: String
    public var description: String
    public var category: [ClassSubject]
    public var targets: [ClassTarget]
    public var price: PriceBody?
    public var seats: Int
    public var schedule: ClassScheduleBody
    public var images: [Image.ID]
    public var place: PlaceChoiceBody

    public init(
        side: Listing.Side,
        title: String,
        description: String,
        category: [ClassSubject],
        targets: [ClassTarget],
        price: PriceBody?,
        seats: Int,
        schedule: ClassScheduleBody,
        images: [Image.ID],
        place: PlaceChoiceBody
    ) {
        self.side = side
        self.title = title
        self.description = description
        self.category = category
        self.targets = targets
        self.price = price
        self.seats = seats
        self.schedule = schedule
        self.images = images
        self.place = place
    }

    public static var name: String { "ClassContents" }

    public static var parts: [any Body.Type] {
        [PriceBody.self, ClassScheduleBody.self, PlaceChoiceBody.self]
    }

    public static var schema: Schema {
        .object([
            "side": .words(of: Listing.Side.self).required,
            "title": .string(maxLength: 1_000).required,
            "description": .string(maxLength: 20_000).required,
            "category": .array(of: .words(of: ClassSubject.self), maxItems: 50),
            "targets": .array(of: .words(of: ClassTarget.self), maxItems: 50),
            "price": .nullable(.reference(PriceBody.name)),
            "seats": .integer(),
            "schedule": .reference(ClassScheduleBody.name).required,
            "images": .array(of: .string(maxLength: 100), maxItems: 100),
            "place": .reference(PlaceChoiceBody.name).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        side = try fields.choice("side")
        title = try fields.text("title")
        description = try fields.text("description")
        category = try fields.isGiven("category") ? fields.choices("category") : []
        targets = try fields.isGiven("targets") ? fields.choices("targets") : []
        price = try fields.bodyIfPresent("price")
        seats = try fields.integerIfPresent("seats") ?? 1
        schedule = try fields.body("schedule")
        images = try fields.isGiven("images") ? fields.imageIdentifiers("images") : []
        place = try fields.body("place")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("side", side.rawValue)
            writer.field("title", title)
            writer.field("description", description)
            writer.field("category", category.map(\.rawValue))
            writer.field("targets", targets.map(\.rawValue))
            writer.field("price", price)
            writer.field("seats", seats)
            writer.field("schedule", schedule)
            writer.field("images", images.map(\.description))
            writer.field("place", place)
        }
    }

    public func contents() throws -> ClassContents {
        try ClassContents(
            title: ListingTitle(title),
            description: ClassDescription(description),
            subjects: Set(category),
            targets: Set(targets),
            price: price?.price ?? .negotiable,
            seats: seats,
            schedule: schedule.schedule(),
            images: images
        )
    }
}

extension Fields {
    /// A name that no picture could have is that of one which isn't there.
    fileprivate func imageIdentifiers(_ key: String) throws(FieldError) -> [Image.ID] {
        try texts(key).map { text throws(FieldError) in
            guard let id = Image.ID(text) else { throw refused(key, ImageRefusal.notFound) }
            return id
        }
    }
}
