import Arguments
import Domain
import Remote
import Wire
import Wording

extension LessonCommands {
    static let slots = Action(
        "slots",
        Words("레슨을 예약할 수 있는 시간을 보여 줘요", "Show the times at which a lesson can be booked"),
        example: "madang lesson slots 01KQ3T8M5Z7VA --from 2026-12-01",
        more: [("madang lesson slots 01KQ3T8M5Z7VA --zone Europe/London", nil)],
        takes: [lesson],
        options: { language in
            [
                Option(
                    "from",
                    label: "DATE",
                    summary: language.say("첫날. 기본은 오늘", "the first day; today by default")
                ),
                Option(
                    "days",
                    .integer(SlotsBody.days),
                    label: "N",
                    default: "\(SlotsBody.usualDays)",
                    summary: language.say("며칠 동안", "the number of days")
                ),
                Option(
                    "zone",
                    .choice(Zone.allCases.map(\.rawValue)),
                    summary: language.say("시간대. 기본은 Asia/Seoul", "the time zone; Asia/Seoul by default")
                ),
            ]
        }
    ) { context in
        let (id, invocation) = (try context.lessonID, context.invocation)
        let day = try invocation.text(ifGiven: "from").map { text in
            guard let day = CivilDate(iso8601: text) else {
                throw UsageComplaint(
                    context.say("날짜는 2026-12-01처럼 적어 주세요.", "Dates have the form 2026-12-01.")
                )
            }
            return day
        }
        let days = invocation.integer("days")
        let answer = try await context.answer(to: API.bookings.slots(id, SlotQuery(from: day, days: days)))
        let zone = invocation.text(ifGiven: "zone").flatMap(Zone.init(rawValue:)) ?? .seoul
        return Printout(
            answer.value,
            text: text(answer.value, in: zone, context),
            keptSince: answer.keptSince
        )
    }

    private static func text(_ slots: SlotsBody, in zone: Zone, _ context: CommandContext) -> String {
        guard !slots.slots.isEmpty else { return nothing(slots, context) }
        let language = context.language
        let year = context.program.clock.now.yearInSeoul
        var days: [(date: CivilDate, times: [String])] = []
        for start in slots.slots {
            let local = zone.localTime(at: start)
            if days.last?.date != local.date { days.append((local.date, [])) }
            let students = slots.students(at: start)
            let joined = students == 0 ? "" : context.say(" (\(students)명)", " (\(students) booked)")
            days[days.count - 1].times.append(local.minute.clockText + joined)
        }
        var facts = FactList()
        for day in days {
            facts.add(LocalTime(day.date).day(in: year)[language], day.times.joined(separator: "  "))
        }
        let (korean, english) = (zone.words[.korean], zone.words[.english])
        let note = zone == .seoul ? "" : context.say("\(korean) 시각\n", "Times of \(english)\n")
        return note + facts.rendered(context.voice.style)
    }

    private static func nothing(_ slots: SlotsBody, _ context: CommandContext) -> String {
        guard let next = slots.next else {
            return context.say("예약할 수 있는 시간이 없어요.", "There are no times to book.")
        }
        let day = next.dateInSeoul.iso8601
        return context.say(
            "이 날짜에는 빈 시간이 없어요. 다음: --from \(day)",
            "No free times in these days. Next: --from \(day)"
        )
    }
}
