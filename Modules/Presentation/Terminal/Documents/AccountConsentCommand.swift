import Arguments
import Domain
import Remote
import Wire
import Wording

enum AccountConsentCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "consent",
            summary: language.say("약관을 읽고 동의해요", "Read a document and agree to it"),
            example: .init("madang account consent terms"),
            options: [.flag("yes", summary: language.say("묻지 않고 동의해요", "agree without being asked"))],
            arguments: [
                Argument(
                    "name",
                    .choice(OperatorDocument.Name.consented.map(\.rawValue)),
                    label: "NAME",
                    summary: language.say("문서 이름", "the document")
                )
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let name: OperatorDocument.Name = context.invocation.choice("name")
        return try await context.askAsMember { client in
            let document = try await client.read(API.documents.one(name)).value.document
            if !context.invocation.flag("yes") {
                try context.voice.note("\(document.text)\n")
                guard try context.confirms(context.say("동의할까요? (y/N): ", "Agree? (y/N): ")) else {
                    throw UsageComplaint(context.say("동의하지 않았어요.", "You haven't agreed."))
                }
            }
            try await client(API.documents.consent(name, ConsentToGiveBody(to: document.digest)))
            return .done(context.say("동의했어요.", "You have agreed."))
        }
    }
}
