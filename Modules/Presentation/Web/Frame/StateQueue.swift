import Domain
import Markup
import Wire
import Wording

/// A queue of what operators decide on, with a chip for each state.
struct StateQueue<State: RawRepresentable<String> & CaseIterable & Equatable> {
    let title: Words
    let path: String
    let state: State
    let words: (State) -> Words
    let nothing: EmptyState

    func page(_ rows: [HTML], next cursor: String?, for visit: Visit) -> Page {
        let language = visit.language
        let chips = State.allCases.map { choice in
            ChipLink(
                text: words(choice)[language],
                address: address(choice),
                isCurrent: choice == state
            ).html
        }
        let next = cursor.map { address(state).asking(["cursor": $0]) }
        let list: HTML = """
            <ul class="plain rows" data-list>\(rows)</ul>
            \(NextLink(address: next).html(in: language))
            """
        return Page(
            title[language],
            tab: .mine,
            back: ModerationPagePath.todo.rawValue,
            content: """
                <div class="head"><h1>\(title[language])</h1>
                <nav class="chips scroll" aria-label="\(MyPhrases.byStatus[language])">\
                \(chips)</nav></div>
                \(rows.isEmpty ? nothing.html(in: language) : list)
                """
        )
    }

    private func address(_ state: State) -> String { path.asking(["state": state.rawValue]) }
}
