import Arguments
import Domain
import Wire
import Wording

/// What operators watch for, from any machine.
extension OperatorCommands {
    static let ofWords: [Action] = [words, watch, unwatch]

    private static let words = Action.listing(
        API.watchList.list,
        "words",
        Words("(운영자) 지켜보는 단어와 주소예요", "(Operator) Show the words and hosts to watch for"),
        example: "madang operator words",
        nothing: Words("지켜보는 단어가 없어요.", "Nothing is watched for.")
    )

    private static let watch = Action(
        "watch",
        Words(
            "(운영자) 이 단어나 주소가 든 새 글과 댓글을 확인하고 공개해요",
            "(Operator) Review new posts and comments with a word or a host"
        ),
        example: "madang operator watch '급전 대출'",
        more: [("madang operator watch example.com --host", Words("사이트 주소", "a host"))],
        takes: [
            .place(
                "text",
                label: "WORD",
                Words("단어, 또는 example.com 같은 주소", "a word, or a host such as example.com")
            )
        ],
        options: { language in
            [.flag("host", summary: language.say("단어가 아니라 주소예요", "it is a host, not a word"))]
        }
    ) { context in
        let draft = WatchedTermDraftBody(
            kind: context.invocation.flag("host") ? .host : .word,
            text: context.invocation.text("text")
        )
        return try await context.answer(to: API.watchList.add(draft)).printout(context)
    }

    private static let unwatch = Action.doing(
        API.watchList.remove,
        "unwatch",
        Words("(운영자) 단어나 주소를 더는 찾지 않아요", "(Operator) Stop watching for a word or a host"),
        example: "madang operator unwatch 02SJ7Q4B80H5C",
        .place(
            "id",
            label: "WORD",
            Words("'madang operator words'에 나온 ID", "its ID in 'madang operator words'")
        ),
        says: Words("이제 찾지 않아요.", "It is no longer looked for.")
    )
}

extension WatchedTermBody: Tabular, Printable {
    static let columns: [TableColumn<WatchedTermBody>] = [
        .init(Words("ID", "ID")) { term, _ in term.id.description },
        .init(Words("종류", "Kind")) { $0.kind.words[$1.language] },
        .init(Words("단어나 주소", "Word or host"), canShrink: true) { term, _ in term.text },
        .init(Words("언제부터", "Since")) { term, _ in term.addedAt.stamp },
    ]

    func printout(_ context: CommandContext) -> Printout {
        Printout(self, text: context.table(of: [self]))
    }
}
