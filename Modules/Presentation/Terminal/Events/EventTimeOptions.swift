import Arguments
import Domain
import JSONCoding
import Wire

/// The options of an event's dates. Times are by the clocks of its zone.
enum EventTimeOptions {
    static func all(in language: Language) -> [Option] {
        [
            Option(
                "date",
                label: "'DAY [TIME] [DAY] [TIME]'",
                repeated: true,
                summary: language.say(
                    "날짜. 시각이 없으면 하루 종일이에요. 여러 번 쓸 수 있어요",
                    "a date, all day without times; can be given several times"
                )
            ),
            Option(
                "zone",
                .choice(Zone.allCases.map(\.rawValue)),
                summary: language.say("시간대. 기본은 Asia/Seoul", "the time zone; Asia/Seoul by default")
            ),
            Option(
                "opens",
                label: "'DAY TIME'",
                summary: language.say("신청을 받기 시작하는 때", "when applications open")
            ),
            Option(
                "closes",
                label: "'DAY TIME'",
                summary: language.say("신청을 마감하는 때", "when applications close")
            ),
            .flag("postponed", summary: language.say("연기됐어요", "it is postponed")),
            .flag(
                "not-postponed",
                summary: language.say("더는 연기가 아니에요", "it is no longer postponed")
            ),
        ]
    }

    /// Nil when no option was given.
    static func value(_ context: CommandContext, former: JSON?) throws -> JSON? {
        let invocation = context.invocation
        let flags = ["postponed", "not-postponed"].filter(invocation.flag)
        guard flags.count < 2 else { throw context.contradiction("--postponed", "--not-postponed") }
        let given = ["date", "zone", "opens", "closes"].filter(invocation.isGiven)
        guard !given.isEmpty || !flags.isEmpty else { return nil }
        var schedule = former?.objectValue ?? [:]
        if let zone = invocation.text(ifGiven: "zone") { schedule["zone"] = .string(zone) }
        let zone = schedule["zone"]?.stringValue.flatMap(Zone.init(rawValue:)) ?? .seoul
        if invocation.isGiven("date") {
            schedule["dates"] = .array(try invocation.texts("date").map { try date($0, zone, context) })
        }
        for (option, field) in [("opens", "opensAt"), ("closes", "closesAt")] {
            guard let text = invocation.text(ifGiven: option) else { continue }
            let parts = words(of: text)
            guard parts.count == 2, let time = time(parts[0], parts[1]) else {
                throw unreadable(text, context)
            }
            schedule[field] = .string(zone.moment(of: time).rfc3339)
        }
        if let flag = flags.first { schedule["postponed"] = .bool(flag == "postponed") }
        return .object(schedule)
    }

    /// The schedule of dates in Seoul.
    static func schedule(_ dates: [String], _ context: CommandContext) throws -> JSON {
        ["dates": .array(try dates.map { try date($0, .seoul, context) })]
    }

    /// "2026-12-05", "2026-12-05 2026-12-06", "2026-12-05 14:00 17:00" or
    /// "2026-12-05 22:00 2026-12-06 06:00".
    private static func date(_ text: String, _ zone: Zone, _ context: CommandContext) throws -> JSON {
        let parts = words(of: text)
        let days = parts.map { CivilDate(iso8601: $0) }
        switch parts.count {
        case 1...2 where !days.contains(nil):
            guard let first = days.first ?? nil, let last = days.last ?? nil else { break }
            let after = CivilDate(daysSince1970: last.daysSince1970 + 1)
            return [
                "startsAt": .string(zone.moment(of: LocalTime(first)).rfc3339),
                "endsAt": .string(zone.moment(of: LocalTime(after)).rfc3339), "allDay": true,
            ]
        case 3...4:
            let end = parts.count == 3 ? time(parts[0], parts[2]) : time(parts[2], parts[3])
            guard let start = time(parts[0], parts[1]), let end else { break }
            return [
                "startsAt": .string(zone.moment(of: start).rfc3339),
                "endsAt": .string(zone.moment(of: end).rfc3339), "allDay": false,
            ]
        default: break
        }
        throw unreadable(text, context)
    }

    private static func words(of text: String) -> [String] {
        text.split { $0 == " " || $0 == "T" }.map(String.init)
    }

    private static func time(_ day: String, _ clock: String) -> LocalTime? {
        let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
        guard let date = CivilDate(iso8601: day), parts.count == 2, parts[1].utf8.count == 2,
            let hour = Int(parts[0]), let minute = Int(parts[1]), (0..<24).contains(hour),
            (0..<60).contains(minute)
        else { return nil }
        return LocalTime(date, minute: 60 * hour + minute)
    }

    private static func unreadable(_ text: String, _ context: CommandContext) -> UsageComplaint {
        UsageComplaint(
            context.say(
                "'\(text.printable)'은(는) 날짜가 아니에요. '2026-12-05 14:00 17:00'처럼 적어 주세요.",
                "'\(text.printable)' is no date: write it as '2026-12-05 14:00 17:00'."
            )
        )
    }
}
