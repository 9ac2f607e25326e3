import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang webhook …`
enum WebhookCommands: CommandGroup {
    static let actions: [Action] = [list, create, trial, remove]

    static func command(in language: Language) -> Command {
        Command(
            "webhook",
            summary: language.say("내 알림을 받을 프로그램의 주소", "addresses of programs that receive my notices"),
            example: .init("madang webhook list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    private static let id = Input.place(
        "id",
        label: "WEBHOOK",
        Words("웹훅의 ID", "the ID of a webhook")
    )

    private static let inputs: [Input] = [
        .option(
            "url",
            of: WebhookRequestBody.self,
            label: "URL",
            Words("받을 주소 (https://…)", "the address (https://…)")
        )
    ]

    private static let list = Action.listing(
        API.webhooks.list,
        "list",
        Words("내 웹훅을 보여 줘요", "Show my webhooks"),
        example: "madang webhook list",
        nothing: Words("아직 웹훅이 없어요.", "No webhooks yet.")
    )

    private static let create = Action(
        "create",
        Words("알림을 받을 웹훅을 만들어요", "Create a webhook for my notices"),
        discussion: Words(
            "서명을 확인할 비밀 값은 이때만 볼 수 있어요. 서명은 Standard Webhooks를 따라요.",
            "The secret, by which calls are verified (Standard Webhooks), is shown only now."
        ),
        example: "madang webhook create --url https://bot.example/madang",
        takes: inputs
    ) { context in
        let call = try context.call(API.webhooks.create, inputs)
        let grant = try await context.askConfirmed { try await $0(call) }
        return Printout(grant, text: grant.secret)
    }

    private static let trial = Action.doing(
        API.webhooks.try,
        "try",
        Words("웹훅을 시험해요", "Try a webhook"),
        example: "madang webhook try 02SJ7Q4B80H5C",
        id,
        says: Words("프로그램이 응답했어요.", "The program has answered.")
    )

    private static let remove = Action.doing(
        API.webhooks.remove,
        "remove",
        Words("웹훅을 지워요", "Remove a webhook"),
        example: "madang webhook remove 02SJ7Q4B80H5C",
        id,
        says: Words("웹훅을 지웠어요.", "The webhook is removed.")
    )
}

extension WebhookBody: Tabular, Printable {
    static let columns: [TableColumn<WebhookBody>] = [
        .init(Words("ID", "ID")) { webhook, _ in webhook.id.description },
        .init(Words("상태", "State")) { webhook, context in webhook.state.words[context.language] },
        .init(Words("받을 주소", "Address"), canShrink: true) { webhook, _ in webhook.address },
        .init(Words("응답 없음", "Failing since")) { webhook, _ in webhook.failingSince?.stamp ?? "-" },
    ]

    func printout(_ context: CommandContext) -> Printout {
        Printout(self, text: context.table(of: [self]))
    }
}
