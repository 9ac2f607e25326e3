import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang member …`
enum MemberCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "member",
            summary: language.say("이웃의 프로필과 후기, 글을 봐요", "Show a neighbour's profile, reviews and listings"),
            example: .init("madang member show 02SJ7Q4B80H5C"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [
        Action(
            "show",
            Words("이웃의 프로필을 보여 줘요", "Show a neighbour's profile"),
            example: "madang member show me",
            meaning: Words("이웃이 보는 나", "shows my public profile"),
            takes: [member],
            run: { context in
                let answer = try await context.askAboutMember { try await $0.read(API.members.one($1)) }
                return answer.printout(context)
            }
        ),
        .calling(
            API.members.named,
            "find",
            Words("닉네임으로 이웃을 찾아요", "Find a neighbour by nickname"),
            example: "madang member find 해오름",
            .argument(
                "nickname",
                for: "nickname",
                label: "NICKNAME",
                Words("이웃의 닉네임", "the neighbour's nickname"),
                else: MemberRefusal.notFound
            )
        ),
        reviews, listings, runs,
    ]

    private static let reviews = Action(
        "reviews",
        Words("이웃이 받은 후기를 보여 줘요", "Show a neighbour's reviews"),
        example: "madang member reviews 02SJ7Q4B80H5C",
        takes: [.limit, .cursor, member],
        run: { context in
            let query = SliceQuery(context.slice)
            return try await context.askAboutMember { try await $0.read(API.reviews.aboutMember($1, query)) }
                .printout(context, nothing: Words("아직 받은 후기가 없어요.", "No reviews yet."))
        }
    )

    private static let listings = Action(
        "listings",
        Words("이웃이 모집 중인 글을 보여 줘요", "Show a neighbour's open listings"),
        example: "madang member listings 02SJ7Q4B80H5C",
        takes: [.limit, .cursor, member],
        run: { context in
            let query = SliceQuery(context.slice)
            return try await context.askAboutMember { try await $0.read(API.members.listings($1, query)) }
                .printout(context, nothing: context.say("모집 중인 글이 없어요.", "There are no open listings."))
        }
    )

    private static let runs = Action(
        "runs",
        Words("이웃이 함께한 러닝을 보여 줘요", "Show the runs that a neighbour joined"),
        discussion: Words(
            "프로필에 보여 주기로 한 이웃의 러닝만 보여요. 내 러닝은 'account edit --show joined-runs'로 보여 줘요.",
            "Of a neighbour who shows them, as 'account edit --show joined-runs' does for you."
        ),
        example: "madang member runs 02SJ7Q4B80H5C",
        takes: [.limit, .cursor, member],
        run: { context in
            let query = SliceQuery(context.slice)
            return try await context.askAboutMember { try await $0.read(API.members.joinedRuns($1, query)) }
                .printout(context, nothing: context.say("보여 주는 러닝이 없어요.", "No joined runs are shown."))
        }
    )

    static let member = Input.place(
        "member",
        label: "ID",
        Words("이웃의 ID. 나는 me", "the ID of a neighbour, or me")
    )
}

extension CommandContext {
    /// Sends a request about the member named on the command line; a malformed identifier counts as not
    /// found.
    func askAboutMember<Value: Sendable>(
        _ work: @escaping @Sendable (MadangClient, Member.ID) async throws -> Value
    ) async throws -> Value {
        let typed = invocation.text("member")
        guard typed != "me" else {
            return try await askAsMember { client in
                try await work(client, client.read(API.accounts.mine()).value.account.id)
            }
        }
        guard let id = Member.ID(typed) else { throw MemberRefusal.notFound }
        return try await ask { try await work($0, id) }
    }
}

extension MemberProfileBody: Printable {
    func printout(_ context: CommandContext) -> Printout { Printout(self, text: facts(context)) }

    private func facts(_ context: CommandContext) -> String {
        let verified = context.say(" (인증 이웃)", " (verified)")
        var facts = FactList()
        facts.add("ID", member.member.id.description)
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
