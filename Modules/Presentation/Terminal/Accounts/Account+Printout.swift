import Domain
import Remote
import Wire
import Wording

extension Account {
    func facts(_ context: CommandContext) -> String {
        var facts = FactList()
        facts.add(context.say("닉네임", "Nickname"), nickname.text)
        facts.add(
            context.say("이메일", "Email"),
            email.text + (isEmailVerified ? "" : context.say(" (확인 전)", " (not confirmed)"))
        )
        facts.add(context.say("언어", "Language"), language.words[context.language])
        facts.add(context.say("태어난 해", "Year of birth"), birthYear.map { "\($0.year)" })
        facts.add(context.say("성별", "Gender"), gender?.words[context.language])
        facts.add(context.say("학교나 회사", "School or company"), company?.text)
        facts.add(context.say("하는 일", "Occupation"), jobGroup?.words[context.language])
        facts.add(context.say("내 페이스", "My pace"), pace?.words[context.language])
        let shown = ShownDetail.allCases.filter(shownDetails.contains).map { $0.words[context.language] }
        facts.add(
            context.say("보여 줄 러너 정보", "Shown on the card"),
            shown.isEmpty ? nil : shown.joined(separator: ", ")
        )
        facts.add(context.say("소개", "About you"), bio?.text)
        let interests = Interest.allCases.filter(self.interests.contains).map { $0.words[context.language] }
        facts.add(
            context.say("관심 분야", "Interests"),
            interests.isEmpty ? nil : interests.joined(separator: ", ")
        )
        facts.add(
            context.say("검색 엔진", "Search engines"),
            isIndexed ? nil : context.say("나오지 않아요", "don't show me")
        )
        facts.add(context.say("사진", "Picture"), picture?.id.description)
        if missing.contains(.neighbourhood) {
            facts.add(
                context.say("다음 할 일", "Next"),
                context.say(
                    "우리 동네 정하기: madang neighbourhood choose",
                    "choose your neighbourhood: madang neighbourhood choose"
                )
            )
        }
        facts.add(context.say("가입한 때", "Joined"), joinedAt.stamp)
        return facts.rendered(context.voice.style)
    }
}
