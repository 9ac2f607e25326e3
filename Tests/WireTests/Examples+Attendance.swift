import Domain
import Wire

extension Examples {
    private static let (organiser, runner) = (Member.ID(rawValue: 6), account.id)

    private static let mark = AttendanceMark(
        checkIn: .init(at: now, method: .position),
        decision: .init(.absent, at: now + .seconds(60)),
        dispute: AttendanceDispute(
            made { try RosterNote("줄\n바꿈 \"따옴표\"") },
            at: now + .seconds(90),
            answeredAt: now + .seconds(120),
            answer: made { try RosterNote("봤어요") }
        )
    )

    private static var attendance: Attendance {
        let run = Listing(
            posting: listing.id,
            .run,
            by: organiser,
            side: nil,
            seats: made { try Seats(4) },
            ListingDetails(
                title: listing.details.title,
                place: listing.details.place,
                startsAt: now,
                expiresAt: now + .seconds(3_600)
            ),
            at: now
        )
        let entry = RosterEntry(member: runner, state: .admitted, turn: 1, note: nil, appliedAt: now)
        let roster = Roster(of: run, admission: .byOrganiser, entries: [entry], lastTurn: 1)
        return Attendance(of: roster, [runner: mark])!
    }

    private static func summary(for reader: Member.ID) -> AttendanceSummary {
        let card = MemberCard(id: account.id, nickname: account.nickname, picture: nil)
        return made {
            try AttendanceSummary(attendance, listing.details.title, for: reader, cards: [card])
        }
    }

    private static let record = AttendanceRecord(
        [
            .init(listing: listing.id, title: listing.details.title, status: .late, startedAt: now),
            .init(listing: listing.id, title: nil, status: .present, startedAt: now - .seconds(9_000_000)),
        ],
        at: now
    )

    static let attendances: [any Body] = [
        AttendanceBody(summary(for: organiser)), AttendanceBody(summary(for: runner)),
        AttendanceRecordBody(record, at: now), AttendanceRecordBody(AttendanceRecord([], at: now), at: now),
        CheckInBody(code: "042 917"),
        CheckInBody(position: Point(latitude: 37.527, longitude: 126.933)!),
        CheckInBody(position: Point(latitude: 37.527, longitude: 126.933)!, accuracy: 25),
        AttendanceMarksBody([AttendanceMarkBody(runner, .excused)]), DisputeAnswerBody(.late, "봤어요"),
        DisputeAnswerBody(.absent, nil),
        RunnerCardBody(
            RunnerCard(pace: nil, jobGroup: nil, age: nil, gender: .other, attendance: .trying)
        ),
    ]
}
