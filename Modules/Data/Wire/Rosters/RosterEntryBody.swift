public import Domain
public import JSONCoding

/// A member's entry on a roster.
public struct RosterEntryBody: Body {
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

    public static var name: String { "RosterEntry" }
    public static var parts: [any Body.Type] { [MemberCardBody.self, RunnerCardBody.self] }

    public static var schema: Schema {
        .object([
            "member": .nullable(.reference(MemberCardBody.name)).required
                .described("Null for the reader's own entry"),
            "runner": .nullable(.reference(RunnerCardBody.name)).required
                .described("What the member shows to fellow runners; null for the reader's own entry"),
            "fits": .boolean.required
                .described(
                    "For the organiser: met the present conditions on applying; false without conditions"
                ),
            "status": .words(of: RosterEntry.Status.self).required,
            "claimUntil": .nullable(.moment).required.described("When an offered seat lapses"),
            "place": .nullable(.integer()).required.described("In the queue, from 1"),
            "note": .nullable(.string()).required,
            "appliedAt": .moment.required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        member = try fields.bodyIfPresent("member")
        runner = try fields.bodyIfPresent("runner")
        isFitting = try fields.boolean("fits")
        status = try fields.choice("status")
        claimUntil = try fields.momentIfPresent("claimUntil")
        place = try fields.integerIfPresent("place")
        note = try fields.textIfPresent("note")
        appliedAt = try fields.moment("appliedAt")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("member", member)
            writer.field("runner", runner)
            writer.field("fits", isFitting)
            writer.field("status", status.rawValue)
            writer.field("claimUntil", claimUntil)
            writer.field("place", place)
            writer.field("note", note)
            writer.field("appliedAt", appliedAt)
        }
    }
}
