import Arguments
import Domain
import Remote
import Wire
import Wording

enum MemberShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "show",
            summary: language.say("이웃의 프로필을 보여 줘요", "Show a neighbour's profile"),
            example: .init("madang member show me", language.say("이웃이 보는 나", "shows my public profile")),
            arguments: [MemberCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let answer = try await context.askAboutMember { try await $0.read(API.members.one($1)) }
        return Printout(answer.value, text: answer.value.facts(context), keptSince: answer.keptSince)
    }
}

extension MemberProfileBody {
    fileprivate func facts(_ context: CommandContext) -> String {
        let verified = context.say(" (인증 이웃)", " (verified)")
        var facts = FactList()
        facts.add(context.say("닉네임", "Nickname"), member.member.nickname.text)
        facts.add(context.say("소개", "About"), bio)
        facts.add(context.say("학교나 회사", "School or company"), company)
        facts.add(
            context.say("관심 분야", "Interests"),
            interests.map { $0.words[context.language] }.joined(separator: ", ")
        )
        facts.add(
            context.say("동네", "Neighbourhood"),
            neighbourhood.map { context.say($0.name, $0.nameEn) + (isNeighbourhoodVerified ? verified : "") }
        )
        facts.add(context.say("가입", "Joined"), joined)
        for (detail, words) in runner.card.words {
            facts.add(detail.words[context.language], words[context.language])
        }
        facts.add(context.say("가르친 수업", "Taught"), "\(given)")
        facts.add(context.say("배운 수업", "Learned"), "\(received)")
        facts.add(context.say("연 모임", "Hosted"), hosted > 0 ? "\(hosted)" : nil)
        facts.add(context.say("함께한 모임", "Joined"), joinedListings > 0 ? "\(joinedListings)" : nil)
        facts.add(context.say("지키지 못한 약속", "Missed"), noShows > 0 ? "\(noShows)" : nil)
        facts.add(context.say("별점", "Rating"), stars(context))
        facts.add(
            context.say("칭찬", "Compliments"),
            manners.map { "\($0.manner.words[context.language]) \($0.count)" }.joined(separator: ", ")
        )
        facts.add(context.say("모집 중인 글", "Open listings"), "\(openListings)")
        return facts.rendered(context.voice.style)
    }

    private func stars(_ context: CommandContext) -> String {
        guard let rating else { return context.say("아직 후기가 없어요", "No reviews yet") }
        let mean = (rating * 10).rounded() / 10
        return context.say("★ \(mean) (후기 \(reviews)개)", "★ \(mean) (of \(reviews))")
    }
}
