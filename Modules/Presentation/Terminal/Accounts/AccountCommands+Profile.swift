import Arguments
import Domain
import Remote
import Wire
import Wording

extension AccountCommands {
    static let edit = Action(
        "edit",
        Words("내 프로필을 수정해요. 적지 않은 것은 그대로 둬요", "Edit my profile; omitted fields are unchanged"),
        example: "madang account edit --bio '고양이와 살아요' --clear company",
        options: { options(in: $0) + looks(in: $0) },
        run: { context in
            let change = try change(context)
            return try await context.askAsMember { client in
                AccountBody(try await client.accounts.change(change)).printout(context)
            }
        }
    )

    private static let clearable = [
        "birth-year", "gender", "bio", "company", "job-group", "pace", "picture", "interest", "show",
    ]

    private static func options(in language: Language) -> [Option] {
        [
            Option("nickname", summary: language.say("닉네임", "nickname")),
            Option(
                "bio",
                summary: language.say("소개, 300자까지", "a few words about you, at most 300 characters")
            ),
            Option("company", summary: language.say("학교나 회사", "school or company")),
            Option(
                "job-group",
                .choice(JobGroup.allCases.map(\.rawValue)),
                summary: language.say("하는 일", "occupation")
            ),
            Option("pace", .choice(Pace.allCases.map(\.rawValue)), summary: language.say("내 페이스", "my pace")),
            Option(
                "birth-year",
                .integer(0...9_999),
                label: "YEAR",
                summary: language.say("태어난 해", "year of birth")
            ),
            Option(
                "gender",
                .choice(Gender.allCases.map(\.rawValue)),
                summary: language.say("성별", "gender")
            ),
            Option(
                "account-language",
                .choice(Language.allCases.map(\.rawValue)),
                summary: language.say("이메일과 안내에 쓸 언어", "the language of emails and messages")
            ),
            Option(
                "clear",
                .choice(clearable),
                repeated: true,
                summary: language.say("이 항목을 비워요", "clear this field")
            ),
        ]
    }

    private static func looks(in language: Language) -> [Option] {
        [
            Option(
                "picture",
                label: "ID",
                summary: language.say("내가 올린 사진의 ID", "the ID of one of my pictures")
            ),
            Option(
                "interest",
                .choice(Interest.allCases.map(\.rawValue)),
                repeated: true,
                summary: language.say("관심 분야. 여러 번 쓸 수 있어요", "an interest; may be repeated")
            ),
            Option(
                "show",
                .choice(ShownDetail.allCases.map(\.rawValue)),
                repeated: true,
                summary: language.say(
                    "이웃에게 보여 줄 러너 정보. 여러 번 쓸 수 있어요",
                    "a detail to show on my runner card; may be repeated"
                )
            ),
            .flag(
                "search-engines",
                negatable: true,
                summary: language.say(
                    "네이버 같은 검색 엔진에 내 프로필과 글이 나와요",
                    "let search engines show my profile and listings"
                )
            ),
        ]
    }

    private static func change(_ context: CommandContext) throws -> ProfileChangeBody {
        let invocation = context.invocation
        let cleared = Set(invocation.texts("clear"))
        if let twice = clearable.first(where: { cleared.contains($0) && invocation.isGiven($0) }) {
            throw UsageComplaint(
                context.say(
                    "--\(twice)와 --clear \(twice)는 함께 쓸 수 없어요.",
                    "Use either --\(twice) or --clear \(twice)."
                )
            )
        }
        let others = ["nickname", "account-language", "clear", "search-engines"]
        guard (clearable + others).contains(where: invocation.isGiven) else {
            throw UsageComplaint(
                context.say(
                    "무엇을 수정할지 적어 주세요. 예: --nickname 달래",
                    "Give the fields to change, for example --nickname Dallae."
                )
            )
        }
        func change<Value>(_ name: String, _ value: Value?) -> ProfileChangeBody.Change<Value> {
            cleared.contains(name) ? .set(nil) : value.map { .set($0) } ?? .keep
        }
        return ProfileChangeBody(
            nickname: invocation.text(ifGiven: "nickname"),
            language: invocation.choice(ifGiven: "account-language"),
            birthYear: change("birth-year", invocation.integer(ifGiven: "birth-year")),
            gender: change("gender", invocation.choice(ifGiven: "gender")),
            bio: change("bio", invocation.text(ifGiven: "bio")),
            company: change("company", invocation.text(ifGiven: "company")),
            jobGroup: change("job-group", invocation.choice(ifGiven: "job-group")),
            pace: change("pace", invocation.choice(ifGiven: "pace")),
            shownDetails: cleared.contains("show") ? [] : shown(context),
            picture: change("picture", try picture(context)),
            interests: cleared.contains("interest") ? [] : interests(context),
            isIndexed: invocation.isGiven("search-engines") ? invocation.flag("search-engines") : nil
        )
    }

    private static func picture(_ context: CommandContext) throws -> Image.ID? {
        guard let text = context.invocation.text(ifGiven: "picture") else { return nil }
        guard let id = Image.ID(text) else { throw AccountRefusal.noSuchPicture }
        return id
    }

    private static func shown(_ context: CommandContext) -> [ShownDetail]? {
        let words = context.invocation.texts("show")
        return words.isEmpty ? nil : words.compactMap(ShownDetail.init(rawValue:))
    }

    private static func interests(_ context: CommandContext) -> [Interest]? {
        let words = context.invocation.texts("interest")
        return words.isEmpty ? nil : words.compactMap(Interest.init(rawValue:))
    }
}
