import Arguments
import Domain
import Remote
import Wire
import Wording

extension DealBody {
    /// The other's nickname, as far as the reader sees them.
    func other(_ errand: Errand) -> String {
        let card = party == .author ? partner : author
        return card?.member.nickname.text ?? errand.say("(알 수 없음)", "(unknown)")
    }

    func printout(_ errand: Errand, keptSince: Moment? = nil) -> Printout {
        var facts = FactList()
        facts.add(errand.say("번호", "ID"), id.description)
        facts.add(errand.say("수업", "What"), title)
        facts.add(errand.say("상태", "State"), state.words[errand.language])
        facts.add(errand.say("이유", "Reason"), reason)
        facts.add(errand.say("구분", "Role"), role.words[errand.language])
        facts.add(errand.say("이웃", "Neighbour"), other(errand))
        terms.add(to: &facts, errand)
        facts.add(errand.say("완료 표시", "Marked done"), marks(errand))
        facts.add(errand.say("완료한 때", "Done"), doneAt?.stamp)
        facts.add(errand.say("대화", "Conversation"), conversation.description)
        return Printout(self, text: facts.rendered(errand.voice.style), keptSince: keptSince)
    }

    private func marks(_ errand: Errand) -> String? {
        guard state == .accepted, authorIsDone || partnerIsDone else { return nil }
        return authorIsDone == (party == .author)
            ? errand.say("나", "I have") : errand.say("이웃", "the other has")
    }
}

extension DealTermsBody {
    fileprivate func add(to facts: inout FactList, _ errand: Errand) {
        let time = errand.say("\(startsAt.stamp), \(minutes)분", "\(startsAt.stamp), \(minutes) min")
        facts.add(errand.say("언제", "When"), time)
        facts.add(errand.say("동네", "Neighbourhood"), errand.say(neighbourhood.name, neighbourhood.nameEn))
        facts.add(errand.say("장소", "Place"), address ?? point.map { "\($0.latitude), \($0.longitude)" })
        facts.add(errand.say("가격", "Price"), (price?.price ?? .negotiable).words[errand.language])
        facts.add(errand.say("메모", "Note"), note)
    }
}
