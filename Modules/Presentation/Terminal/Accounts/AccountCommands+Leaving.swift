import Arguments
import Domain
import Files
import JSONCoding
import Remote
import Wire
import Wording

extension AccountCommands {
    static let export = Action(
        "export",
        Words("마당에 저장된 내 데이터를 모두 내보내요", "Export all data that Madang stores about me"),
        example: "madang account export --output me.json",
        meaning: Words("나만 읽을 수 있는 파일에 적어요", "writes a file that only you can read"),
        options: { language in
            [
                Option(
                    "output",
                    .file,
                    label: "FILE",
                    summary: language.say(
                        "이 파일에 적어요. 없으면 표준 출력으로 보내요",
                        "the output file; standard output by default"
                    )
                )
            ]
        },
        run: { context in
            let export = try await context.askAsMember { try await everything(from: $0) }
            let bytes = export.encoded(pretty: true) + [UInt8(ascii: "\n")]
            guard let path = context.invocation.text(ifGiven: "output") else {
                return Printout(export, text: String(decoding: bytes, as: UTF8.self))
            }
            do {
                try File.writePrivately(bytes, to: path)
            } catch {
                throw UsageComplaint(
                    context.say("\(path) 파일에 쓸 수 없어요.", "The file \(path) can't be written.")
                )
            }
            return Printout(
                JSON.object(["file": .string(path)]),
                text: context.say("\(path)에 적었어요.", "Exported to \(path).")
            )
        }
    )

    private static func everything(from client: MadangClient) async throws -> JSON {
        let head = try JSON(parsing: try await client(API.accounts.export()).encoded)
        var members = (head.objectValue ?? [:]).map { ($0.key, $0.value) }
        for section in ExportSection.allCases {
            let records = try await client.accounts.export(section)
            members.append((section.rawValue, .array(try records.map { try JSON(parsing: $0.encoded) })))
        }
        return .object(JSONObject(members: members))
    }

    static let delete = Action(
        "delete",
        Words(
            "계정을 삭제해요. 무엇이 사라지는지 먼저 보여 드려요",
            "Delete my account, after showing what is removed"
        ),
        example: "madang account delete --dry-run",
        meaning: Words("무엇이 사라지고 남는지만 보여 줘요", "shows what would be removed and kept"),
        options: { language in
            [
                .flag("dry-run", summary: language.say("보여 주기만 해요", "show the consequences only")),
                .flag("yes", summary: language.say("묻지 않고 삭제해요", "delete without asking")),
            ] + PasswordSource.options(in: language)
        },
        run: { context in
            let isDry = context.invocation.flag("dry-run")
            if isDry || !context.invocation.flag("yes") {
                let plan = try await context.askAsMember { client in
                    let plan = try await client(API.accounts.deletionPlan())
                    if !isDry { try await confirm(plan, client, context) }
                    return plan
                }
                if isDry { return Printout(plan, text: plan.text(context)) }
            }
            try await context.askConfirmed { try await $0.accounts.delete() }
            return .done(
                context.say(
                    "계정을 삭제했어요. 그동안 고마웠어요.",
                    "Your account is deleted. Thank you for being part of Madang."
                )
            )
        }
    )

    private static func confirm(_ plan: DeletionPlanBody, _ client: MadangClient, _ context: CommandContext)
        async throws
    {
        let nickname = try await client.read(API.accounts.mine()).value.account.nickname.text
        try context.voice.note(plan.text(context))
        let question = context.say(
            "되돌릴 수 없어요. 계정을 삭제하려면 닉네임 \(nickname.printable)을(를) 적어 주세요: ",
            "This can't be undone. Type your nickname, \(nickname.printable), to delete your account: "
        )
        let typed = try context.ask(question, isSecret: false, insteadOf: "--yes")
        // Keyboards differ in Unicode normalisation.
        guard (try? Nickname(typed))?.text == nickname else {
            throw UsageComplaint(
                context.say("닉네임이 달라서 삭제하지 않았어요.", "The nickname does not match. Nothing was deleted.")
            )
        }
    }
}

extension DeletionPlanBody {
    func text(_ context: CommandContext) -> String {
        section(context.say("사라지는 것", "Removed"), goes, context)
            + section(context.say("남는 것", "Kept"), stays, context)
    }

    private func section(_ title: String, _ items: [Item], _ context: CommandContext) -> String {
        let lines = items.map { item in
            let count = item.count.map { " (\($0))" } ?? ""
            return "  - \(item.thing.words[context.language])\(count)\n"
        }
        return context.voice.style.bold(title + ":") + "\n" + lines.joined()
    }
}
