import Arguments
import Domain
import Remote
import Wire
import Wording

/// The documents that an operator writes, from any machine.
extension OperatorCommands {
    static let ofDocuments: [Action] = [documents, setDocument]

    private static let documents = Action.listing(
        API.documents.written,
        "documents",
        Words("(운영자) 약관과 안내가 어디에 있는지 보여 줘요", "(Operator) Show where the documents are"),
        example: "madang operator documents",
        nothing: nil
    )

    private static let setDocument = Action(
        "set-document",
        Words("(운영자) 약관이나 안내를 써요", "(Operator) Write a document"),
        discussion: Words(
            "빈 파일은 문서를 내려요. 서버 컴퓨터에 파일이 있는 문서는 바꿀 수 없어요.",
            "An empty file takes the document away. One in a file on the server's machine can't be changed."
        ),
        example: "madang operator set-document terms --language ko --from terms.txt",
        options: { language in
            [
                Option(
                    "in",
                    .choice(Language.allCases.map(\.rawValue)),
                    summary: language.say("문서의 언어. 기본은 ko", "the language of the document; ko by default")
                ),
                Option(
                    "from",
                    .file,
                    label: "FILE",
                    required: true,
                    summary: language.say("내용이 있는 파일", "the file with the text")
                ),
            ]
        },
        arguments: { language in
            [
                Argument(
                    "name",
                    .choice(OperatorDocument.Name.allCases.map(\.rawValue)),
                    label: "NAME",
                    summary: language.say("문서 이름", "the document")
                )
            ]
        },
        run: { context in
            guard let name = OperatorDocument.Name(rawValue: context.invocation.text("name")) else {
                throw DocumentRefusal.notFound
            }
            let bytes = try context.contents(of: context.invocation.text("from"))
            let language = context.invocation.text(ifGiven: "in").flatMap(Language.init) ?? .korean
            let body = DocumentDraftBody(String(decoding: bytes, as: UTF8.self), in: language)
            let call = API.documents.write(name, body)
            return try await context.askAsMember { try await $0(call) }.printout(context)
        }
    )
}

extension DocumentStateBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        Printout(self, text: context.table(of: [self]))
    }
}

extension DocumentStateBody: Tabular {
    static let columns: [TableColumn<DocumentStateBody>] = [
        .init(Words("문서", "Document")) { state, _ in state.name.rawValue },
        .init(Words("언어", "Language")) { state, _ in state.language.rawValue },
        .init(Words("있는 곳", "In")) { state, _ in state.source.rawValue },
        .init(Words("채울 곳", "Gaps"), .right) { state, _ in "\(state.gaps.count)" },
    ]
}
