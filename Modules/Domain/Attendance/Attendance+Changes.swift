/// The actions on attendance. Guards run in the order in which their refusals should be reported.
extension Attendance {
    /// Metres from the meeting place within which a rounded position counts.
    public static let checkInRadius = 300

    /// Refuses to check in the organiser, members of other listings, and at other times.
    func mustTakeCheckIn(by member: Member.ID, at now: Moment) throws(AttendanceRefusal) {
        guard member != organiser else { throw .organiser }
        try mustInclude(member)
        guard window.opensAt <= now else { throw .tooEarly }
        guard now < window.endsAt else { throw .over }
    }

    /// Refuses a position that is far from the meeting place, or that the device doesn't know well enough to
    /// tell.
    ///
    /// - Parameter accuracy: in metres, as the device tells it.
    func mustBeNear(_ position: RoundedPosition, within accuracy: Int? = nil) throws {
        guard let place else { throw AttendanceRefusal.placeUnknown }
        if let accuracy, accuracy > Self.checkInRadius {
            throw CheckInRefusal.inaccurate(metres: accuracy)
        }
        let metres = place.metres(to: position.point)
        guard metres <= Self.checkInRadius else { throw CheckInRefusal.tooFar(metres: metres) }
    }

    /// Keeps the first check-in. A repeated one changes nothing.
    public mutating func checkIn(
        by member: Member.ID,
        _ method: AttendanceMark.CheckIn.Method,
        at now: Moment
    ) throws(AttendanceRefusal) {
        try mustTakeCheckIn(by: member, at: now)
        guard self[member].checkIn == nil else { return }
        marks[member, default: AttendanceMark()].checkIn = .init(at: now, method: method)
    }

    /// Marks several members, all or none. A member who is unmarked again has what the check-in says. The
    /// status a member already has is left alone, so that a form with all members changes only some.
    public mutating func mark(
        _ statuses: [Member.ID: AttendanceStatus],
        by actor: Member.ID,
        at now: Moment
    ) throws(AttendanceRefusal) {
        try mustOrganise(actor)
        guard window.startsAt <= now else { throw .notStarted }
        guard now < window.settlesAt else { throw .markingOver }
        for member in statuses.keys { try mustInclude(member) }
        for member in members {
            guard let status = statuses[member], status != self[member].decision?.status ?? .unmarked else {
                continue
            }
            decide(status, of: member, nil, at: now)
        }
    }

    /// Disputes the member's own absence.
    public mutating func dispute(
        _ reason: RosterNote,
        by member: Member.ID,
        at now: Moment
    ) throws(AttendanceRefusal) {
        try mustInclude(member)
        let mark = self[member]
        guard mark.decision?.status == .absent else { throw .notAbsent }
        guard let until = mark.disputableUntil else { throw .alreadyDisputed }
        guard now < until else { throw .disputeOver }
        marks[member]?.dispute = AttendanceDispute(reason, at: now)
        events.append(.disputed(member))
    }

    /// Answers a dispute: keeps the absence, or changes it.
    public mutating func answer(
        _ member: Member.ID,
        _ status: AttendanceStatus,
        _ note: RosterNote?,
        by actor: Member.ID,
        at now: Moment
    ) throws(AttendanceRefusal) {
        try mustOrganise(actor)
        try mustInclude(member)
        guard status != .unmarked else { throw .statusMissing }
        guard let until = self[member].dispute?.answerableUntil else { throw .notDisputed }
        guard now < until else { throw .answerOver }
        decide(status, of: member, note, at: now)
    }

    /// A new absence can be disputed again. Any other change answers an open dispute.
    private mutating func decide(
        _ status: AttendanceStatus,
        of member: Member.ID,
        _ note: RosterNote?,
        at now: Moment
    ) {
        let former = self[member]
        var mark = former
        let isDisputed = former.dispute?.answerableUntil != nil
        if isDisputed { mark.dispute?.answer(note, at: now) }
        if !(isDisputed && status == .absent) {
            mark.decision = status == .unmarked ? nil : .init(status, at: now)
        }
        if status == .absent, !isDisputed { mark.dispute = nil }
        marks[member] = mark
        if isDisputed {
            events.append(.disputeAnswered(member))
        } else if status == .absent {
            events.append(.markedAbsent(member))
        } else if former.decision?.status == .absent {
            events.append(.absenceTakenBack(member))
        }
    }

    private func mustOrganise(_ actor: Member.ID) throws(AttendanceRefusal) {
        guard actor == organiser else { throw .notOrganiser }
    }

    private func mustInclude(_ member: Member.ID) throws(AttendanceRefusal) {
        guard members.contains(member) else { throw .notMember }
    }
}
