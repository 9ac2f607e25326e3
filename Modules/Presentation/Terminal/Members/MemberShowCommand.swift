import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang member show`
enum MemberShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "show",
            summary: language.say("이웃의 프로필을 보여 줘요", "Show a neighbour's page"),
            example: .init("madang member show me", language.say("이웃이 보는 나", "me, as others see me")),
            arguments: [MemberCommands.id(in: language)]
        )
    }

    static func run(_ errand: Errand) async throws -> Printout {
        let answer = try await errand.askAboutMember { try await $0.members.one($1) }
        return Printout(answer.value, text: answer.value.facts(errand), keptSince: answer.keptSince)
    }
}

extension MemberProfileBody {
    fileprivate func facts(_ errand: Errand) -> String {
        var facts = FactList()
        facts.add(errand.say("닉네임", "Nickname"), member.member.nickname.text)
        facts.add(errand.say("소개", "Bio"), bio)
        facts.add(errand.say("학교·회사", "Company"), company)
        facts.add(
            errand.say("관심 분야", "Interests"),
            interests.map { $0.words[errand.language] }.joined(separator: ", ")
        )
        facts.add(
            errand.say("동네", "Neighbourhood"),
            neighbourhood.map { errand.say($0.name, $0.nameEn) }
        )
        facts.add(errand.say("가입", "Joined"), joined)
        facts.add(errand.say("판매한 수업", "Has given"), "\(given)")
        facts.add(errand.say("구매한 수업", "Has taken"), "\(received)")
        facts.add(errand.say("평점", "Rating"), stars(errand))
        facts.add(errand.say("모집 중인 글", "Open listings"), "\(openListings)")
        return facts.rendered(errand.voice.style)
    }

    private func stars(_ errand: Errand) -> String {
        guard let rating else { return errand.say("아직 후기가 없어요", "no reviews yet") }
        let mean = (rating * 10).rounded() / 10
        return errand.say("★ \(mean) (후기 \(reviews)건)", "★ \(mean) (of \(reviews))")
    }
}
