import Domain
import Remote
import Wire
import Wording

extension Account {
    func facts(_ errand: Errand) -> String {
        var facts = FactList()
        facts.add(errand.say("닉네임", "Nickname"), nickname.text)
        facts.add(
            errand.say("이메일", "E-mail"),
            email.text + (isEmailVerified ? "" : errand.say(" (확인 전)", " (not verified)"))
        )
        facts.add(errand.say("언어", "Language"), language.words[errand.language])
        facts.add(errand.say("태어난 해", "Born in"), birthYear.map { "\($0.year)" })
        facts.add(errand.say("성별", "Gender"), gender?.words[errand.language])
        facts.add(errand.say("학교·회사", "Company"), company?.text)
        facts.add(errand.say("직군", "Work"), jobGroup?.words[errand.language])
        facts.add(errand.say("소개", "Bio"), bio?.text)
        let interests = Interest.allCases.filter(self.interests.contains).map { $0.words[errand.language] }
        facts.add(
            errand.say("관심 분야", "Interests"),
            interests.isEmpty ? nil : interests.joined(separator: ", ")
        )
        facts.add(errand.say("사진", "Picture"), picture?.id.description)
        if missing.contains(.neighbourhood) {
            facts.add(
                errand.say("다음 할 일", "Next"),
                errand.say(
                    "우리 동네 정하기: madang neighbourhood choose",
                    "choose your neighbourhood: madang neighbourhood choose"
                )
            )
        }
        facts.add(errand.say("가입한 때", "Joined"), joinedAt.stamp)
        return facts.rendered(errand.voice.style)
    }

    func printout(_ errand: Errand, keptSince: Moment? = nil) -> Printout {
        Printout(AccountBody(self), text: facts(errand), keptSince: keptSince)
    }
}
