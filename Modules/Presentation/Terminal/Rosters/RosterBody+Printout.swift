import Arguments
import Domain
import Wire
import Wording

extension RosterEntryBody {
    /// The state, with the place in the queue, the deadline, and whether the conditions are met.
    func stateText(_ words: Words, _ context: CommandContext) -> String {
        let place = place.map { context.say("\($0)번째", "number \($0)") }
        let until = claimUntil.map { context.say("\($0.stamp)까지", "until \($0.stamp)") }
        let fits = isFitting ? context.say("조건에 맞아요", "meets the conditions") : nil
        return [words[context.language], place, until, fits].compactMap { $0 }.joined(separator: ", ")
    }
}

extension ObstacleBody {
    /// What an application would be told.
    fileprivate var refusal: (any LocalizedRefusal)? {
        AdmissionRefusal(rawValue: code) ?? DetailsMissing(Set(missing))
    }
}

extension RosterBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        var facts = FactList()
        facts.add(context.say("글", "Listing"), listing.description)
        facts.add(context.say("참여", "Participants"), "\(taken)/\(seats)")
        facts.add(context.say("대기", "Waiting"), waiting > 0 ? "\(waiting)" : nil)
        facts.add(
            context.say("신청", "Applications"),
            isOpen ? context.say("받고 있어요", "open") : context.say("받지 않아요", "closed")
        )
        facts.add(context.say("신청하려면", "To apply"), obstacle?.refusal?.words[context.language])
        facts.add(context.say("취소한 이유", "Cancelled"), cancellation?.reason)
        if let own, cancellation == nil {
            facts.add(context.say("나", "Me"), own.stateText(own.status.words, context))
        }
        facts.add(
            context.say("최근", "Latest"),
            self.facts.last.map { $0.event.words(at: $0.at)[context.language] }
        )
        facts.add(context.say("대화", "Conversation"), conversation?.description)
        let people = entries.isEmpty ? "" : "\n\(context.table(of: entries))"
        return Printout(self, text: facts.rendered(context.voice.style) + people)
    }
}

extension RosterEntryBody: Tabular {
    static let columns: [TableColumn<RosterEntryBody>] = [
        .init(Words("이웃", "Neighbour"), canShrink: true) { entry, _ in
            entry.member?.member.nickname.text ?? ""
        },
        .init(Words("상태", "State"), canShrink: true) { $0.stateText($0.status.label, $1) },
        .init(Words("신청한 때", "Applied")) { entry, _ in entry.appliedAt.stamp },
        .init(Words("한마디", "Note"), canShrink: true) { entry, _ in entry.note ?? "" },
    ]
}
