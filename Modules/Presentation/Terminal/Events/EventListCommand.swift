import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang event list`, the agenda of the calendar.
enum EventListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say("다가오는 행사를 날짜 순서로 보여 줘요", "Show the dates of events in order"),
            discussion: language.say(
                "전국의 행사를 보여 줘요. 우리 동네에 올라온 행사는 madang feed --kind event로 볼 수 있어요.",
                "Lists events of the whole country; madang feed --kind event shows those near you."
            ),
            example: .init("madang event list"),
            more: [
                .init("madang event list --topic swift --mode online"),
                .init("madang event list --from 2026-12-01 --earlier"),
            ],
            options: EventFilterOptions.all(in: language) + [
                Option(
                    "from",
                    label: "DATE",
                    summary: language.say("이 날부터. 기본은 오늘", "from this day; today by default")
                ),
                .flag(
                    "earlier",
                    summary: language.say("그 전의 행사를 최근 것부터", "those before it, latest first")
                ),
            ] + SliceOptions.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        var first: CivilDate?
        if let text = context.invocation.text(ifGiven: "from") {
            guard let day = CivilDate(iso8601: text) else {
                throw UsageComplaint(
                    context.say("날짜는 2026-12-01처럼 적어 주세요.", "Write the date as in 2026-12-01.")
                )
            }
            first = day
        }
        let order = context.invocation.flag("earlier") ? AgendaOrder.earlier : nil
        let query = AgendaQuery(from: first, order, try context.eventFilter, context.slice)
        let answer = try await context.ask { try await $0.read(API.eventCalendar.agenda(query)) }
        let list = answer.value
        let text =
            list.items.isEmpty
            ? context.say("그런 행사가 없어요.", "No such events.")
            : Self.days(of: list.items).map { day, events in
                ([day.dayInWords[context.language]] + events.map { $0.line(context) })
                    .map { $0 + "\n" }.joined()
            }.joined() + context.more(list.next)
        return Printout(list, text: text, keptSince: answer.keptSince)
    }

    /// Neighbouring dates of one day, in the given order.
    private static func days(of events: [EventOccurrenceBody]) -> [(CivilDate, [EventOccurrenceBody])] {
        events.reduce(into: []) { days, event in
            if days.last?.0 == event.firstDay {
                days[days.count - 1].1.append(event)
            } else {
                days.append((event.firstDay, [event]))
            }
        }
    }
}
