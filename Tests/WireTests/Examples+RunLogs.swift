import Domain
import Wire

/// Bodies of running logs.
extension Examples {
    static let runLogs: [any Body] = [
        RunLogToWriteBody(about: Listing.ID(rawValue: 4), logFields),
        RunLogToWriteBody(about: nil, RunLogFields(day: logDay, stamp: .check, isPublic: false)),
        RunLogContentsBody(logFields), RunLogBody(log(route)), RunLogBody(log(nil)), RunStampBody(.grit),
        ReceivedRunStampBody(ReceivedRunStamp(.mood, from: runner)),
        ReceivedRunStampBody(ReceivedRunStamp(.mood, from: nil)),
        FellowRunnerBody(
            FellowRunner(
                card: runner,
                isHost: true,
                given: .joy,
                received: .sprint,
                log: RunLog.ID(rawValue: 9)
            )
        ),
        FellowRunnerBody(FellowRunner(card: runner, isHost: false, given: nil, received: nil, log: nil)),
        joined(RunLog.ID(rawValue: 9)), joined(nil), RunCalendarBody(calendar),
        RunCalendarEntryBody(entry), RunTotalsBody(RunTotals(of: [entry])),
    ]

    private static let logDay = CivilDate(daysSince1970: 20_777)
    private static let runner = MemberCard(id: account.id, nickname: account.nickname, picture: nil)
    private static let route = RunRoute(lines: [
        [neighbourhood.point, Point(latitude: 37.5, longitude: 127)!],
        [neighbourhood.point, Point(latitude: 37.25, longitude: 127.5)!],
    ])

    private static let logFields = RunLogFields(
        day: logDay,
        stamp: .joy,
        weather: .snow,
        temperature: -3,
        diary: "강바람",
        images: [Image.ID(rawValue: 9)],
        metres: 5_240,
        seconds: 1_880,
        isPublic: true
    )

    private static func log(_ route: RunRoute?) -> RunLogSummary {
        let contents = made {
            try RunLogFields(
                day: logDay,
                stamp: .joy,
                weather: route == nil ? nil : .night,
                metres: 5_240,
                seconds: 1_880,
                isPublic: true
            ).contents()
        }
        return RunLogSummary(
            RunLog(
                id: RunLog.ID(rawValue: 9),
                member: account.id,
                run: route == nil ? nil : Listing.ID(rawValue: 4),
                contents,
                route,
                version: 2,
                writtenAt: now
            ),
            by: runner,
            images: [],
            runTitle: route == nil ? nil : made { try ListingTitle("남산 둘레길") },
            received: [ReceivedRunStamp(.mood, from: runner)]
        )
    }

    private static func joined(_ log: RunLog.ID?) -> JoinedRunBody {
        JoinedRunBody(
            JoinedRun(
                listing: Listing.ID(rawValue: 4),
                title: made { try ListingTitle("남산 둘레길") },
                startsAt: now,
                log: log
            )
        )
    }

    private static let entry = RunCalendar.Entry(
        log: RunLog.ID(rawValue: 9),
        day: logDay,
        stamp: .growth,
        isCrew: true,
        isPublic: false,
        metres: 5_240,
        seconds: 1_880
    )

    private static let calendar = RunCalendar(
        CalendarMonth(of: logDay)!,
        of: [entry],
        days: [logDay],
        at: now
    )
}
