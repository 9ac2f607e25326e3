public import Domain
import JSONCoding

/// An open lesson in its teacher's table of prices.
public struct TaughtLessonBody: ShapedBody {
    public let lesson: TaughtLesson

    public init(_ lesson: TaughtLesson) {
        self.lesson = lesson
    }

    public static let shape = Shape<Self>(
        "TaughtLesson",
        Field("id", \.lesson.id),
        Field("title", \.lesson.title),
        Field("instrument", \.lesson.instrument),
        Field("format", \.lesson.format),
        Field("minutes", \.lesson.minutes),
        Field("single", \.lesson.prices.single?.won, about: "won, as the other prices"),
        Field("passCount", \.lesson.prices.pass?.count),
        Field("passPrice", \.lesson.prices.pass?.price.won),
        Field("passExpiry", \.lesson.prices.pass?.expiry.count),
        Field("passExpiryUnit", \.lesson.prices.pass?.expiry.unit),
        Field("monthly", \.lesson.prices.monthly?.won),
        Field("trial", \.lesson.prices.trial.kind),
        Field("trialPrice", \.lesson.prices.trial.price?.won),
        make: {
            (
                id,
                title,
                instrument,
                format,
                minutes,
                single,
                count,
                price,
                length,
                unit,
                monthly,
                trial,
                trialPrice
            )
                throws(FieldError) in
            let prices = LessonPrices(
                single: single.flatMap(Money.init(won:)),
                pass: try FieldError.reading("passCount") { () throws(LessonRefusal) in
                    try LessonPass(count, for: price.flatMap(Money.init(won:)), over: length, unit)
                },
                monthly: monthly.flatMap(Money.init(won:)),
                trial: try FieldError.reading("trial") { () throws(LessonRefusal) in
                    try LessonTrial(trial, price: trialPrice.flatMap(Money.init(won:)))
                }
            )
            return Self(
                TaughtLesson(
                    id: id,
                    title: title,
                    instrument: instrument,
                    format: format,
                    minutes: minutes,
                    prices: prices
                )
            )
        }
    )
}

extension LessonPass {
    /// Nil for a lesson without a pass.
    fileprivate init?(
        _ count: Int?,
        for price: Money?,
        over length: Int?,
        _ unit: LessonExpiry.Unit?
    ) throws(LessonRefusal) {
        guard let count, let price, let length, let unit else { return nil }
        self = try LessonPass(count: count, price: price, expiry: LessonExpiry(length, unit))
    }
}
