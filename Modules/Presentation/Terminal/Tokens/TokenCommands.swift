import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang token …`
enum TokenCommands: CommandGroup {
    static let actions: [Action] = [list, create, remove]

    static func command(in language: Language) -> Command {
        Command(
            "token",
            summary: language.say("내 계정을 쓰는 프로그램의 토큰", "tokens of programs that use my account"),
            example: .init("madang token list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    private static let inputs: [Input] = [
        .option(
            "name",
            of: APITokenRequestBody.self,
            label: "NAME",
            Words("프로그램의 이름", "the name of the program")
        ),
        .option(
            "scope",
            of: APITokenRequestBody.self,
            label: "SCOPE",
            Words("읽기만 하는지, 쓰기도 하는지. 안 적으면 읽기", "whether it may write as well; by default it reads")
        ),
        .option(
            "days",
            of: APITokenRequestBody.self,
            label: "N",
            Words("며칠 동안. 안 적으면 90일", "for how many days; 90 by default")
        ),
    ]

    private static let list = Action.listing(
        API.apiTokens.list,
        "list",
        Words("내 토큰을 보여 줘요", "Show my tokens"),
        example: "madang token list",
        nothing: Words("아직 토큰이 없어요.", "No tokens yet.")
    )

    private static let create = Action(
        "create",
        Words("프로그램에 줄 토큰을 만들어요", "Create a token for a program"),
        discussion: Words(
            "토큰은 이때만 볼 수 있어요. 환경 변수 MADANG_TOKEN에 넣으면 madang도 그 토큰으로 일해요.",
            "The token is shown only now. With it in the variable MADANG_TOKEN, madang itself uses it."
        ),
        example: "madang token create --name '동네 달력' --days 30",
        takes: inputs
    ) { context in
        let call = try context.call(API.apiTokens.create, inputs)
        let grant = try await context.askConfirmed { try await $0(call) }
        return Printout(grant, text: grant.text)
    }

    private static let remove = Action.doing(
        API.apiTokens.remove,
        "remove",
        Words("토큰을 지워요. 그 프로그램은 바로 멈춰요", "Remove a token; its program is refused at once"),
        example: "madang token remove 02SJ7Q4B80H5C",
        .place("id", label: "TOKEN", Words("토큰의 ID", "the ID of a token")),
        says: Words("토큰을 지웠어요.", "The token is removed.")
    )
}

extension APITokenBody: Tabular, Printable {
    static let columns: [TableColumn<APITokenBody>] = [
        .init(Words("ID", "ID")) { token, _ in token.id.description },
        .init(Words("이름", "Name"), canShrink: true) { token, _ in token.name },
        .init(Words("할 수 있는 일", "Scope")) { token, context in token.scope.words[context.language] },
        .init(Words("언제까지", "Until")) { token, _ in token.expiresAt.stamp },
        .init(Words("마지막으로 쓴 날", "Last used")) { token, _ in token.lastUsedAt?.stamp ?? "-" },
    ]

    func printout(_ context: CommandContext) -> Printout {
        Printout(self, text: context.table(of: [self]))
    }
}
