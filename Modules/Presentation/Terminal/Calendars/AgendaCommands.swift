import Arguments
import Domain
import Wire
import Wording

/// `madang agenda`
enum AgendaCommands {
    static let actions: [Action] = [
        .calling(
            API.calendar.agenda,
            "agenda",
            Words(
                "다음 약속과 내 답을 기다리는 일을 보여 줘요",
                "Show my next appointment and what waits for my answer"
            ),
            example: "madang agenda"
        )
    ]
}

extension AgendaBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        Printout(self, text: "\(appointment(context))\n\(answers(context))")
    }

    private func appointment(_ context: CommandContext) -> String {
        guard let next else {
            return context.say("다음 약속이 없어요.", "There is no next appointment.") + "\n"
        }
        var facts = FactList()
        facts.add("ID", next.subject.id)
        facts.add(context.say("다음 약속", "Next"), next.title)
        facts.add(context.say("때", "When"), next.firstDay?.words[context.language] ?? next.startsAt.stamp)
        let neighbourhood = next.neighbourhood
        facts.add(
            context.say("곳", "Where"),
            next.address ?? context.say(neighbourhood.name, neighbourhood.nameEn)
        )
        if let taken = next.taken, let seats = next.seats {
            facts.add(context.say("자리", "Seats"), "\(taken)/\(seats)")
        }
        return facts.rendered(context.voice.style)
    }

    private func answers(_ context: CommandContext) -> String {
        guard !waiting.isEmpty else {
            return context.say("답을 기다리는 일이 없어요.", "Nothing waits for your answer.") + "\n"
        }
        let count = context.say("답을 기다려요: \(waitingCount)", "Waiting for your answer: \(waitingCount)")
        return "\(count)\n\(context.table(of: waiting))"
    }
}

extension AwaitedAnswerBody: Tabular {
    static let columns: [TableColumn<AwaitedAnswerBody>] = [
        .init(Words("ID", "ID")) { answer, _ in answer.subject.id },
        .init(Words("일", "What"), canShrink: true) { answer, context in
            answer.kind.words(by: answer.whom?.member.nickname.text)[context.language]
        },
        .init(Words("글", "Listing"), canShrink: true) { answer, _ in answer.title },
        .init(Words("언제까지", "Until")) { answer, _ in answer.until?.stamp ?? "" },
    ]
}
