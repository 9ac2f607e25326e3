import Arguments
import Domain
import Remote
import Wire
import Wording

extension TeacherCommands {
    static let hours = Action(
        "hours",
        Words("내 레슨 시간을 보여 주거나 바꿔요", "Show or change my teaching hours"),
        discussion: Words(
            "--day나 --except를 쓰면 그 목록이 통째로 바뀌어요. 시각은 서울 시각이에요.",
            "--day and --except each replace the whole list. Times are those of Seoul."
        ),
        example: "madang teacher hours --day 'mon 10:00-12:00' --day 'mon 14:00-20:00'",
        more: [("madang teacher hours --except 2026-12-24 --except '2026-12-31 10:00-12:00'", nil)],
        options: { language in
            ofTimes(in: language) + ofRules(in: language)
        }
    ) { context in
        let former = try await context.answer(to: API.slots.hours())
        let hours = try changed(former.value, context)
        guard hours != former.value else {
            return former.printout(context)
        }
        return try await context.answer(to: API.slots.save(hours)).printout(context)
    }

    private static func ofTimes(in language: Language) -> [Option] {
        [
            Option(
                "day",
                label: "'DAY TIME-TIME'",
                repeated: true,
                summary: language.say(
                    "매주 레슨하는 요일과 시간. 요일은 mon, tue, wed, thu, fri, sat, sun",
                    "a weekday (mon to sun) and its hours"
                )
            ),
            Option(
                "except",
                label: "'DATE [TIME-TIME]'",
                repeated: true,
                summary: language.say("다른 시간에 레슨하는 날. 시간이 없으면 쉬는 날", "a date with other hours, or a day off")
            ),
            .flag("off", summary: language.say("시간을 모두 지우고 예약을 꺼요", "remove all times; bookings are off")),
        ]
    }

    private static func ofRules(in language: Language) -> [Option] {
        [
            Option(
                "holidays",
                .choice(["rest", "teach"]),
                summary: language.say("공휴일에 쉬는지(rest) 레슨하는지(teach)", "rest or teach on public holidays")
            ),
            Option(
                "pause",
                .integer(BookingRules.pauses),
                label: "N",
                summary: language.say("레슨 앞뒤로 비워 두는 분", "minutes kept free around each lesson")
            ),
            Option(
                "notice",
                .integer(BookingRules.notices),
                label: "N",
                summary: language.say("몇 시간 전까지 예약을 받는지", "hours of notice before a lesson")
            ),
            Option(
                "horizon",
                .integer(BookingRules.horizons),
                label: "N",
                summary: language.say("몇 주 뒤까지 예약을 받는지", "weeks ahead that can be booked")
            ),
            Option(
                "place",
                .choice(["keep", "share"]),
                summary: language.say(
                    "예약한 이웃에게 정확한 장소를 보여 줄지(share) 말지(keep)",
                    "share or keep the exact place from those who book"
                )
            ),
        ]
    }

    private static func changed(_ former: TeachingHoursBody, _ context: CommandContext) throws
        -> TeachingHoursBody
    {
        let invocation = context.invocation
        var hours = former
        if invocation.isGiven("off") { (hours.week, hours.exceptions) = ([], []) }
        if invocation.isGiven("day") {
            hours.week = try invocation.texts("day").map { try time($0, context) }
        }
        if invocation.isGiven("except") {
            hours.exceptions = try invocation.texts("except").map { try exception($0, context) }
        }
        hours.restsOnHolidays =
            invocation.text(ifGiven: "holidays").map { $0 == "rest" } ?? hours.restsOnHolidays
        hours.pause = invocation.integer(ifGiven: "pause") ?? hours.pause
        hours.notice = invocation.integer(ifGiven: "notice") ?? hours.notice
        hours.horizon = invocation.integer(ifGiven: "horizon") ?? hours.horizon
        hours.sharesPlace = invocation.text(ifGiven: "place").map { $0 == "share" } ?? hours.sharesPlace
        return hours
    }

    private static func time(_ text: String, _ context: CommandContext) throws -> TeachingTimeBody {
        let words = text.split(separator: " ")
        guard words.count == 2, let weekday = Weekday(rawValue: String(words[0])),
            let (from, to) = span(words[1])
        else {
            throw UsageComplaint(
                context.say("--day는 'mon 10:00-12:00'처럼 적어 주세요.", "--day has the form 'mon 10:00-12:00'.")
            )
        }
        return TeachingTimeBody(weekday, from: from, to: to)
    }

    private static func exception(_ text: String, _ context: CommandContext) throws -> TeachingExceptionBody {
        let words = text.split(separator: " ")
        if let date = words.first.flatMap({ CivilDate(iso8601: String($0)) }) {
            if words.count == 1 { return TeachingExceptionBody(date) }
            if words.count == 2, let (from, to) = span(words[1]) {
                return TeachingExceptionBody(date, from: from, to: to)
            }
        }
        throw UsageComplaint(
            context.say(
                "--except는 2026-12-24나 '2026-12-24 10:00-12:00'처럼 적어 주세요.",
                "--except has the form 2026-12-24 or '2026-12-24 10:00-12:00'."
            )
        )
    }

    private static func span(_ text: Substring) -> (from: Int, to: Int)? {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).compactMap {
            Int(clockText: String($0))
        }
        return ends.count == 2 ? (ends[0], ends[1]) : nil
    }
}

extension TeachingHoursBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        var facts = FactList()
        let language = context.language
        for weekday in Weekday.allCases {
            let spans = week.filter { $0.weekday == weekday }
            guard !spans.isEmpty else { continue }
            facts.add(
                weekday.words[language],
                spans.map { "\($0.from.clockText)–\($0.to.clockText)" }.joined(separator: ", ")
            )
        }
        if week.isEmpty {
            facts.add(context.say("매주", "Every week"), context.say("시간 없음", "No times"))
        }
        for exception in exceptions {
            let span = exception.from.flatMap { from in
                exception.to.map { "\(from.clockText)–\($0.clockText)" }
            }
            facts.add(exception.date.iso8601, span ?? context.say("쉬어요", "Closed"))
        }
        facts.add(
            context.say("공휴일", "Public holidays"),
            restsOnHolidays ? context.say("쉬어요", "Closed") : context.say("레슨해요", "Open")
        )
        facts.add(context.say("쉬는 시간", "Break"), context.say("\(pause)분", "\(pause) min"))
        facts.add(
            context.say("예약 마감", "Notice"),
            context.say("\(notice)시간 전", "\(notice) h")
        )
        facts.add(
            context.say("예약 기간", "Bookings"),
            context.say("\(horizon)주 뒤까지", "\(horizon) weeks ahead")
        )
        facts.add(
            context.say("정확한 장소", "Exact place"),
            sharesPlace
                ? context.say("예약하면 보여요", "Shown to those who book")
                : context.say("보이지 않아요", "Not shown by a booking")
        )
        return Printout(self, text: facts.rendered(context.voice.style))
    }
}
