public import Domain

/// A member's entry on a roster.
public struct RosterEntryBody: ShapedBody {
    /// Null for the reader's own entry.
    public let member: MemberCardBody?
    /// Null for the reader's own entry.
    public let runner: RunnerCardBody?
    /// Whether the member is known to meet the listing's conditions; for the organiser.
    public let isFitting: Bool
    public let status: RosterEntry.Status
    /// When the offered seat goes to the next member.
    public let claimUntil: Moment?
    /// The place in the queue, from 1.
    public let place: Int?
    public let note: String?
    public let appliedAt: Moment

    public static let shape = Shape<Self>(
        "RosterEntry",
        Field("member", \.member, about: "Null for the reader's own entry"),
        Field(
            "runner",
            \.runner,
            about: "What the member shows to fellow runners; null for the reader's own entry"
        ),
        Field(
            "fits",
            \.isFitting,
            about: "For the organiser: met the present conditions on applying; false without conditions"
        ),
        Field("status", \.status),
        Field("claimUntil", \.claimUntil, about: "When an offered seat lapses"),
        Field("place", \.place, about: "In the queue, from 1"),
        Field("note", \.note),
        Field("appliedAt", \.appliedAt),
        make: Self.init
    )
}

extension RosterEntryBody {
    init(
        _ entry: RosterEntry,
        place: Int?,
        member: MemberCard? = nil,
        runner: RunnerCard? = nil,
        isFitting: Bool = false
    ) {
        self.member = member.map(MemberCardBody.init)
        self.runner = runner.map(RunnerCardBody.init)
        self.isFitting = isFitting
        status = entry.state.status
        claimUntil = entry.state.claimUntil
        self.place = place
        note = entry.note?.text
        appliedAt = entry.appliedAt
    }
}
