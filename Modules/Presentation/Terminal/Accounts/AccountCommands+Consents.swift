import Arguments
import Domain
import Remote
import Wire
import Wording

extension AccountCommands {
    static let consents = Action.listing(
        API.documents.consents,
        "consents",
        Words("내가 동의한 약관을 보여 줘요", "Show the documents that I agreed to"),
        example: "madang account consents",
        nothing: Words("동의할 문서가 없어요.", "There are no documents to agree to.")
    )

    static let consent = Action(
        "consent",
        Words("약관을 읽고 동의해요", "Read a document and agree to it"),
        example: "madang account consent terms",
        options: { [.flag("yes", summary: $0.say("묻지 않고 동의해요", "agree without being asked"))] },
        arguments: { language in
            [
                Argument(
                    "name",
                    .choice(OperatorDocument.Name.consented.map(\.rawValue)),
                    label: "NAME",
                    summary: language.say("문서 이름", "the document")
                )
            ]
        },
        run: { context in
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
    )
}

extension ConsentBody: Tabular {
    static let columns: [TableColumn<ConsentBody>] = [
        .init(Words("문서", "Document"), canShrink: true) { $0.document.words[$1.language] },
        .init(Words("동의한 때", "Agreed")) { consent, _ in consent.consentedAt?.stamp ?? "" },
        .init(Words("", ""), canShrink: true) { $1.note(on: $0) },
    ]
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
