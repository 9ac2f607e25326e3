public import Domain

/// A noted no-show of a deal, with its answer.
public struct NoShowBody: ShapedBody {
    public let notedBy: DealParties.Party
    public let notedAt: Moment
    public let answer: NoShow.Answer?
    public let answeredAt: Moment?
    public let reason: String?

    public static let shape = Shape<Self>(
        "NoShow",
        Field("notedBy", \.notedBy),
        Field("notedAt", \.notedAt),
        Field("answer", \.answer),
        Field("answeredAt", \.answeredAt),
        Field("reason", \.reason),
        make: Self.init
    )
}

extension NoShowBody {
    init(_ noShow: NoShow) {
        notedBy = noShow.notedBy
        notedAt = noShow.notedAt
        answer = noShow.answer
        answeredAt = noShow.answeredAt
        reason = noShow.reason?.text
    }
}
