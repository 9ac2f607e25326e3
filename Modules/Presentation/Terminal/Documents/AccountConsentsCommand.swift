import Arguments
import Domain
import Remote
import Wire
import Wording

enum AccountConsentsCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "consents",
            summary: language.say("내가 동의한 약관을 보여 줘요", "Show the documents that I agreed to"),
            example: .init("madang account consents")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let answer = try await context.askAsMember { try await $0.read(API.documents.consents()) }
        guard !answer.value.items.isEmpty else {
            return Printout(
                answer.value,
                text: context.say("동의할 문서가 없어요.\n", "There are no documents to agree to.\n"),
                keptSince: answer.keptSince
            )
        }
        var table = Table([
            .init(context.say("문서", "Document")), .init(context.say("동의한 때", "Agreed"), canShrink: false),
            .init(""),
        ])
        for consent in answer.value.items {
            table.add([
                consent.document.words[context.language], consent.consentedAt?.stamp ?? "",
                context.note(on: consent),
            ])
        }
        let text = table.rendered(width: context.voice.width, style: context.voice.style)
        return Printout(answer.value, text: text, keptSince: answer.keptSince)
    }
}

extension CommandContext {
    fileprivate func note(on consent: ConsentBody) -> String {
        if consent.isCurrent { return "" }
        if consent.presentDigest == nil { return say("지금은 없는 문서예요", "no longer there") }
        let command = "madang account consent \(consent.document.rawValue)"
        return consent.consentedAt == nil
            ? say("동의하려면: \(command)", "to agree: \(command)")
            : say("그 뒤에 바뀌었어요. 동의하려면: \(command)", "changed since; to agree: \(command)")
    }
}
