import Arguments
import Domain
import Remote
import Wire
import Wording

extension DealBody: Printable {
    /// The partner's nickname, if visible to the reader.
    func other(_ context: CommandContext) -> String {
        let card = party == .author ? partner : author
        return card?.member.nickname.text ?? context.say("(알 수 없음)", "(unknown)")
    }

    func printout(_ context: CommandContext) -> Printout {
        var facts = FactList()
        facts.add(context.say("ID", "ID"), id.description)
        facts.add(purpose.words[context.language], title)
        facts.add(context.say("상태", "State"), state.words[context.language])
        facts.add(context.say("사유", "Reason"), reason)
        facts.add(context.say("구분", "Role"), role.words(of: purpose)[context.language])
        facts.add(context.say("이웃", "Neighbour"), other(context))
        facts.add(context.say("제안", "Proposed by"), proposer(context))
        terms.add(to: &facts, hasPrice: purpose == .teaching, context)
        move?.add(
            to: &facts,
            by: move?.proposedBy == party ? context.say("나", "me") : other(context),
            context
        )
        noShow?.add(to: &facts, isMine: noShow?.notedBy == party, context)
        facts.add(context.say("완료 표시", "Marked done"), marks(context))
        facts.add(context.say("완료한 때", "Done"), doneAt?.stamp)
        facts.add(context.say("대화", "Conversation"), conversation.description)
        return Printout(self, text: facts.rendered(context.voice.style))
    }

    /// Time, place and price on one line, as the line suggested or agreed on them. The time alone when the
    /// deal has other terms by now.
    func summary(of line: Line, _ context: CommandContext) -> String? {
        guard let meeting = line.meeting, let state = line.event.dealState else { return nil }
        let time = context.say(
            "\(meeting.startsAt.stamp), \(meeting.minutes)분",
            "\(meeting.startsAt.stamp), \(meeting.minutes) min"
        )
        guard let terms = terms(of: meeting) else { return "\(state.words[context.language]): \(time)" }
        let place = terms.address ?? context.say(terms.neighbourhood.name, terms.neighbourhood.nameEn)
        let summary = "\(state.words[context.language]): \(time), \(place)"
        guard purpose == .teaching else { return summary }
        return "\(summary), \((terms.price?.price ?? .negotiable).words[context.language])"
    }

    private func proposer(_ context: CommandContext) -> String {
        proposedBy == party ? context.say("나", "me") : other(context)
    }

    private func marks(_ context: CommandContext) -> String? {
        guard state == .accepted, authorIsDone || partnerIsDone else { return nil }
        return authorIsDone == (party == .author)
            ? context.say("나", "I have") : context.say("이웃", "The other has")
    }
}

extension NoShowBody {
    fileprivate func add(to facts: inout FactList, isMine: Bool, _ context: CommandContext) {
        let note =
            isMine
            ? context.say("이웃이 오지 않았다고 알렸어요", "You reported that the other didn't come")
            : context.say("이웃이 내가 오지 않았다고 알렸어요", "The other reported that you didn't come")
        facts.add(context.say("만나지 못함", "No-show"), note)
        let words: String? =
            switch answer {
            case .agreed: context.say("맞아요", "Confirmed")
            case .disputed: context.say("사실과 달라요", "Disputed")
            case nil: nil
            }
        facts.add(context.say("답", "Answer"), words)
        facts.add(context.say("설명", "What happened"), reason)
    }
}

extension DealMoveBody {
    fileprivate func add(to facts: inout FactList, by name: String, _ context: CommandContext) {
        let place = terms.address ?? context.say(terms.neighbourhood.name, terms.neighbourhood.nameEn)
        facts.add(
            context.say("시간 변경 \(number)", "New time \(number)"),
            "\(terms.time(context)), \(place) (\(name))"
        )
    }
}

extension DealTermsBody {
    fileprivate func time(_ context: CommandContext) -> String {
        context.say("\(startsAt.stamp), \(minutes)분", "\(startsAt.stamp), \(minutes) min")
    }

    fileprivate func add(to facts: inout FactList, hasPrice: Bool, _ context: CommandContext) {
        facts.add(context.say("언제", "When"), time(context))
        let several = context.say("매주 \(weeks)번", "\(weeks), weekly")
        facts.add(context.say("횟수", "Lessons"), weeks > 1 ? several : nil)
        facts.add(context.say("구분", "Kind"), isTrial ? context.say("체험 레슨", "Trial lesson") : nil)
        for start in otherStarts { facts.add(context.say("또는", "Or"), start.stamp) }
        facts.add(context.say("동네", "Neighbourhood"), context.say(neighbourhood.name, neighbourhood.nameEn))
        facts.add(context.say("장소", "Place"), address ?? point.map { "\($0.latitude), \($0.longitude)" })
        if hasPrice {
            facts.add(context.say("가격", "Price"), (price?.price ?? .negotiable).words[context.language])
        }
        facts.add(context.say("메모", "Note"), note)
    }
}
