import Arguments
import Domain
import JSONCoding
import Wire
import Wording

/// `madang operator …`
enum OperatorCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "operator",
            summary: language.say(
                "운영자를 정하고, 운영자가 할 일과 이웃, 사이트 설정과 초대를 봐요",
                "Manage operators, and what they see and decide: members, settings, invitations"
            ),
            discussion: language.say(
                "add, confirm, remove, list는 데이터가 있는 컴퓨터에서만 쓸 수 있어요.",
                "add, confirm, remove and list work only on the machine with the data."
            ),
            example: .init("madang operator add dallae@example.com --data /srv/madang"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] =
        [todo, add, confirm, remove, list] + ofMembers + ofAppeals + ofWords + ofReasons + ofServer + ofSite
        + ofDocuments + ofInvitations

    private static let todo = Action.calling(
        API.measures.todo,
        "todo",
        Words("(운영자) 처리를 기다리는 것을 보여 줘요", "(Operator) Show what waits in all queues"),
        example: "madang operator todo"
    )

    private static let email = Input.place("email", label: "EMAIL", Words("그 이웃의 이메일", "the member's email"))

    private static let add = Action(
        "add",
        Words("이웃을 운영자로 정해요", "Make a member an operator"),
        example: "madang operator add dallae@example.com",
        takes: [email]
    ) { context in
        let email = context.invocation.text("email")
        let app = context.program.app
        switch try await app.appointOperator(try context.operatorSettings(), email) {
        case .made(let member):
            let words = context.say("이제 운영자예요.", "They are now an operator.")
            return Printout(member.document, text: "\(member.line(context))\n\(words)")
        case .already(let member):
            let words = context.say("이미 운영자예요.", "They are an operator already.")
            return Printout(member.document, text: "\(member.line(context))\n\(words)")
        case .unconfirmed(let member):
            throw UsageComplaint(
                "\(member.line(context))\n"
                    + context.say(
                        """
                        확인한 적이 없는 이메일이라 다른 사람의 것일 수 있어요. 이웃이 설정에서 확인하거나, 본인임을 직접 \
                        확인한 뒤 'madang operator confirm \(email)'을 쓰세요.
                        """,
                        """
                        The address was never confirmed, so it may be another person's. The member \
                        confirms it in the settings, or you do once you are sure: 'madang operator confirm \
                        \(email)'.
                        """
                    )
            )
        case .noAccount: throw OperatorRefusal.noAccount
        }
    }

    private static let confirm = Action(
        "confirm",
        Words("이메일이 본인의 것임을 확인해 줘요", "Confirm a member's email address"),
        discussion: Words(
            "메일을 보내지 않는 서버에서 써요. 그 이웃의 주소가 맞는지 직접 확인한 뒤에 쓰세요.",
            "For servers that send no mail. Make sure first that the address is the member's own."
        ),
        example: "madang operator confirm dallae@example.com",
        takes: [email]
    ) { context in
        let email = context.invocation.text("email")
        let settings = try context.operatorSettings()
        guard let member = try await context.program.app.confirmEmail(settings, email) else {
            throw OperatorRefusal.noAccount
        }
        return Printout(member.document, text: member.line(context))
    }

    private static let remove = Action(
        "remove",
        Words("운영자에서 빼요", "Remove an operator"),
        example: "madang operator remove dallae@example.com",
        takes: [email]
    ) { context in
        let email = context.invocation.text("email")
        let app = context.program.app
        guard try await app.dismissOperator(try context.operatorSettings(), email) else {
            throw OperatorRefusal.notAppointed
        }
        return .done(context.say("더는 운영자가 아니에요.", "They are no longer an operator."))
    }

    private static let list = Action(
        "list",
        Words("누가 운영자인지 보여 줘요", "Show the operators"),
        example: "madang operator list"
    ) { context in
        let operators = try await context.program.app.operators(try context.operatorSettings())
        let text =
            operators.isEmpty
            ? context.say("아직 운영자가 없어요.", "No operators yet.")
            : context.table(
                [
                    .init(context.say("이메일", "Email")), .init(context.say("닉네임", "Nickname")),
                    .init(context.say("운영자가 된 때", "Since")),
                ],
                operators.map { [$0.email.text, $0.nickname.text, $0.since.stamp] }
            )
        let document = operators.map { member -> JSON in
            ["email": .string(member.email.text), "nickname": .string(member.nickname.text)]
        }
        return Printout(JSON.object(["items": .array(document)]), text: text)
    }
}

extension OperatorCandidate {
    var document: JSON {
        [
            "id": .string(id.description), "nickname": .string(nickname.text),
            "joinedAt": .string(joinedAt.rfc3339), "emailVerified": .bool(isConfirmed),
        ]
    }

    /// Who it is, as in `olga · joined 2026-11-01 · address confirmed`.
    func line(_ context: CommandContext) -> String {
        let day = joinedAt.stamp.prefix(10)
        return [
            nickname.text, context.say("\(day) 가입", "joined \(day)"),
            isConfirmed
                ? context.say("이메일 확인됨", "address confirmed")
                : context.say("이메일 확인 전", "address not confirmed"),
        ].joined(separator: " · ")
    }
}
