import Arguments
import Domain
import Remote
import Wire

enum DocumentCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "document",
            summary: language.say(
                "운영자가 쓴 약관, 개인정보 처리방침, 문의처를 보여 줘요",
                "Show the operator's terms, privacy policy or contact"
            ),
            example: .init("madang document terms"),
            arguments: [
                Argument(
                    "name",
                    .choice(OperatorDocument.Name.allCases.map(\.rawValue)),
                    label: "NAME",
                    summary: language.say("문서 이름", "the document")
                )
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        guard let name = OperatorDocument.Name(rawValue: context.invocation.text("name")) else {
            throw DocumentRefusal.notFound
        }
        let answer = try await context.ask { try await $0.read(API.documents.one(name)) }
        let text = answer.value.document.text
        return Printout(
            answer.value,
            text: text.hasSuffix("\n") ? text : text + "\n",
            keptSince: answer.keptSince
        )
    }
}
