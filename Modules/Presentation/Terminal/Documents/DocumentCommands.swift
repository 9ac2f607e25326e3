import Arguments
import Domain
import Remote
import Wire
import Wording

/// The documents of the operator.
enum DocumentCommands {
    static let actions: [Action] = [document]

    private static let document = Action(
        "document",
        Words("운영자가 쓴 약관, 개인정보 처리방침, 문의처를 보여 줘요", "Show the operator's terms, privacy policy or contact"),
        example: "madang document terms",
        arguments: { language in
            [
                Argument(
                    "name",
                    .choice(OperatorDocument.Name.allCases.map(\.rawValue)),
                    label: "NAME",
                    summary: language.say("문서 이름", "the document")
                )
            ]
        }
    ) { context in
        guard let name = OperatorDocument.Name(rawValue: context.invocation.text("name")) else {
            throw DocumentRefusal.notFound
        }
        let answer = try await context.answer(to: API.documents.one(name))
        let text = answer.value.document.text
        return Printout(
            answer.value,
            text: text.hasSuffix("\n") ? text : text + "\n",
            keptSince: answer.keptSince
        )
    }
}
