import Arguments
import Domain
import Wire

extension CommandContext {
    static func month(in language: Language) -> Argument {
        Argument(
            "month",
            label: "YYYY-MM",
            .optional,
            summary: language.say("달. 기본은 이번 달", "the month; this one by default")
        )
    }

    /// Nil without the argument.
    var calendarMonth: CalendarMonth? {
        get throws {
            try invocation.text(ifGiven: "month").map { text in
                guard let month = CalendarMonth(text: text) else {
                    throw UsageComplaint(say("달은 2026-11처럼 적어 주세요.", "Write the month as in 2026-11."))
                }
                return month
            }
        }
    }
}
