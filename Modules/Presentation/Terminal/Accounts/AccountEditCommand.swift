import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang account edit`
enum AccountEditCommand: TerminalCommand {
    private static let clearable = ["birth-year", "gender", "bio", "company", "job-group"]

    static func command(in language: Language) -> Command {
        Command(
            "edit",
            summary: Words("내 프로필을 고쳐요. 적지 않은 것은 그대로 둬요", "Change my profile; what is left out stays")[
                language
            ],
            example: .init("madang account edit --bio '고양이와 살아요' --clear company"),
            options: [
                Option("nickname", summary: Words("닉네임", "nickname")[language]),
                Option(
                    "bio",
                    summary: Words("소개, 300자까지", "a few words about you, at most 300 characters")[language]
                ),
                Option("company", summary: Words("학교나 회사", "school or company")[language]),
                Option(
                    "job-group",
                    .choice(JobGroup.allCases.map(\.rawValue)),
                    summary: Words("직군", "kind of work")[language]
                ),
                Option(
                    "birth-year",
                    .integer(0...9_999),
                    label: "YEAR",
                    summary: Words("태어난 해", "year of birth")[language]
                ),
                Option(
                    "gender",
                    .choice(Gender.allCases.map(\.rawValue)),
                    summary: Words("성별", "gender")[language]
                ),
                Option(
                    "account-language",
                    .choice(Language.allCases.map(\.rawValue)),
                    summary: Words("마당이 나에게 말할 언어", "the language Madang speaks to me")[language]
                ),
                Option(
                    "clear",
                    .choice(clearable),
                    repeated: true,
                    summary: Words("이 칸을 비워요", "take this field away")[language]
                ),
            ]
        )
    }

    static func run(_ errand: Errand) async throws -> Printout {
        let change = try change(errand)
        let account = try await errand.askAsMember { try await $0.accounts.change(change) }
        return account.printout(errand)
    }

    private static func change(_ errand: Errand) throws -> ProfileChangeBody {
        let told = errand.invocation
        let cleared = Set(told.texts("clear"))
        if let twice = clearable.first(where: { cleared.contains($0) && told.isGiven($0) }) {
            throw UsageComplaint(
                errand.say(
                    "--\(twice)와 --clear \(twice)는 함께 쓸 수 없어요.",
                    "--\(twice) and --clear \(twice) contradict each other."
                )
            )
        }
        guard (clearable + ["nickname", "account-language", "clear"]).contains(where: told.isGiven) else {
            throw UsageComplaint(
                errand.say(
                    "무엇을 고칠지 적어 주세요. 예: --nickname 달래",
                    "Say what to change, as in --nickname Dallae."
                )
            )
        }
        func change<Value>(_ name: String, _ value: Value?) -> ProfileChangeBody.Change<Value> {
            cleared.contains(name) ? .set(nil) : value.map { .set($0) } ?? .keep
        }
        return ProfileChangeBody(
            nickname: told.text(ifGiven: "nickname"),
            language: told.choice(ifGiven: "account-language"),
            birthYear: change("birth-year", told.integer(ifGiven: "birth-year")),
            gender: change("gender", told.choice(ifGiven: "gender")),
            bio: change("bio", told.text(ifGiven: "bio")),
            company: change("company", told.text(ifGiven: "company")),
            jobGroup: change("job-group", told.choice(ifGiven: "job-group"))
        )
    }
}
