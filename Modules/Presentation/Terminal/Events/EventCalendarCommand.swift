import Arguments
import Domain
import Remote
import Wire
import Wording

enum EventCalendarCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "calendar",
            summary: language.say("한 달의 행사를 달력으로 보여 줘요", "Show the events of a month as a calendar"),
            example: .init("madang event calendar 2026-12"),
            more: [.init("madang event calendar --topic swift --mode online")],
            options: Listing.Kind.event.facets.map { option($0, in: language) } + [
                Option(
                    "province",
                    .choice(Province.allCases.map { "\($0.rawValue)" }),
                    label: "NN",
                    summary: language.say(
                        "시·도. 동네 코드의 앞 두 자리",
                        "a province, by the first two digits of its codes"
                    )
                ),
                Option("q", label: "TEXT", summary: language.say("찾는 말", "search terms")),
            ],
            arguments: [
                Argument(
                    "month",
                    label: "YYYY-MM",
                    .optional,
                    summary: language.say("달. 기본은 이번 달", "the month; this one by default")
                )
            ]
        )
    }

    private static func option(_ facet: Facet, in language: Language) -> Option {
        Option(
            facet.name,
            .choice(facet.words),
            repeated: true,
            summary: Listing.Kind.event.words[facet.name].label[language]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let today = context.program.clock.now.dateInSeoul
        guard let month = try context.calendarMonth ?? CalendarMonth(of: today) else {
            throw UsageComplaint(context.say("달은 2026-11처럼 적어 주세요.", "Write the month as in 2026-11."))
        }
        var filter = BoardQuestion()
        for facet in Listing.Kind.event.facets {
            filter.ask(facet.name, any: context.invocation.texts(facet.name))
        }
        filter.ask("province", context.invocation.text(ifGiven: "province"))
        filter.ask("q", context.invocation.text(ifGiven: "q"))
        let answer = try await context.ask { [filter] client in
            try await client.eventCalendar.days(month.days, each: EventMonthPrintout.mostEach, filter)
        }
        let text = EventMonthPrintout(month: month, days: answer.value, today: today).text(context)
        return Printout(ListBody(answer.value), text: text, keptSince: answer.keptSince)
    }
}

extension CommandContext {
    fileprivate var calendarMonth: CalendarMonth? {
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
