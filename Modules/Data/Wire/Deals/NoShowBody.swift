public import Domain
public import JSONCoding

/// A noted no-show of a deal, with its answer.
public struct NoShowBody: Body {
    public let notedBy: DealParties.Party
    public let notedAt: Moment
    public let answer: NoShow.Answer?
    public let answeredAt: Moment?
    public let reason: String?

    init(_ noShow: NoShow) {
        notedBy = noShow.notedBy
        notedAt = noShow.notedAt
        answer = noShow.answer
        answeredAt = noShow.answeredAt
        reason = noShow.reason?.text
    }

    public static var name: String { "NoShow" }

    public static var schema: Schema {
        .object([
            "notedBy": .words(of: DealParties.Party.self).required,
            "notedAt": .moment.required,
            "answer": .nullable(.words(of: NoShow.Answer.self)).required,
            "answeredAt": .nullable(.moment).required,
            "reason": .nullable(.string()).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        notedBy = try fields.choice("notedBy")
        notedAt = try fields.moment("notedAt")
        answer = try fields.choiceIfPresent("answer")
        answeredAt = try fields.momentIfPresent("answeredAt")
        reason = try fields.textIfPresent("reason")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("notedBy", notedBy.rawValue)
            writer.field("notedAt", notedAt)
            writer.field("answer", answer?.rawValue)
            writer.field("answeredAt", answeredAt)
            writer.field("reason", reason)
        }
    }
}
