public import Domain
public import JSONCoding

/// An open lesson in its teacher's table of prices.
public struct TaughtLessonBody: Body {
    public let lesson: TaughtLesson

    public init(_ lesson: TaughtLesson) {
        self.lesson = lesson
    }

    public static var name: String { "TaughtLesson" }

    public static var schema: Schema {
        .object([
            "id": .string().required,
            "title": .string().required,
            "instrument": .words(of: LessonInstrument.self).required,
            "format": .words(of: LessonFormat.self).required,
            "minutes": .integer().required,
            "single": .nullable(.integer()).required.described("won, as the other prices"),
            "passCount": .nullable(.integer()).required,
            "passPrice": .nullable(.integer()).required,
            "passExpiry": .nullable(.integer()).required,
            "passExpiryUnit": .nullable(.words(of: LessonExpiry.Unit.self)).required,
            "monthly": .nullable(.integer()).required,
            "trial": .words(of: LessonTrial.Kind.self).required,
            "trialPrice": .nullable(.integer()).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        lesson = TaughtLesson(
            id: try fields.identifier("id"),
            title: try fields.text("title"),
            instrument: try fields.choice("instrument"),
            format: try fields.choice("format"),
            minutes: try fields.integer("minutes"),
            prices: try LessonPrices(fields)
        )
    }

    public func write(to writer: inout JSONWriter) {
        let prices = lesson.prices
        writer.object { writer in
            writer.field("id", lesson.id)
            writer.field("title", lesson.title)
            writer.field("instrument", lesson.instrument.rawValue)
            writer.field("format", lesson.format.rawValue)
            writer.field("minutes", lesson.minutes)
            writer.field("single", prices.single?.won)
            writer.field("passCount", prices.pass?.count)
            writer.field("passPrice", prices.pass?.price.won)
            writer.field("passExpiry", prices.pass?.expiry.count)
            writer.field("passExpiryUnit", prices.pass?.expiry.unit.rawValue)
            writer.field("monthly", prices.monthly?.won)
            writer.field("trial", prices.trial.kind.rawValue)
            writer.field("trialPrice", prices.trial.price?.won)
        }
    }
}

extension LessonPrices {
    fileprivate init(_ fields: Fields) throws(FieldError) {
        let (kind, price): (LessonTrial.Kind, Money?) = (
            try fields.choice("trial"), try fields.wonIfPresent("trialPrice")
        )
        self.init(
            single: try fields.wonIfPresent("single"),
            pass: try LessonPass(fields),
            monthly: try fields.wonIfPresent("monthly"),
            trial: try fields.reading("trial") { () throws(LessonRefusal) in
                try LessonTrial(kind, price: price)
            }
        )
    }
}

extension LessonPass {
    fileprivate init?(_ fields: Fields) throws(FieldError) {
        guard let count = try fields.integerIfPresent("passCount"),
            let price = try fields.wonIfPresent("passPrice"),
            let length = try fields.integerIfPresent("passExpiry"),
            let unit: LessonExpiry.Unit = try fields.choiceIfPresent("passExpiryUnit")
        else { return nil }
        self = try fields.reading("passCount") { () throws(LessonRefusal) in
            try LessonPass(count: count, price: price, expiry: LessonExpiry(length, unit))
        }
    }
}

extension Fields {
    fileprivate func wonIfPresent(_ key: String) throws(FieldError) -> Money? {
        try integerIfPresent(key).flatMap { Money(won: $0) }
    }
}
