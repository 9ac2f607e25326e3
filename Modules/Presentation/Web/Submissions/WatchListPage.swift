import Domain
import Markup
import Wire
import Wording

/// Paths of the page of what operators watch for.
enum WatchListPagePath: String, Path {
    case list = "/operator/words"
    case remove = "/operator/words/{id}/remove"
}

/// What operators watch for, with the form that adds to it.
struct WatchListPage {
    let list: ListBody<WatchedTermBody>
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = WatchListPhrases.title[language]
        return Page(
            title,
            tab: .mine,
            back: ModerationPagePath.todo.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(WatchListPhrases.text[language])</p></div>
                <div class="stack">\(form(visit))
                \(list.items.isEmpty ? nothing.html(in: language) : rows(visit))</div>
                """
        )
    }

    private func form(_ visit: Visit) -> HTML {
        let parts = FormParts(visit: visit, entry: entry)
        return parts.form(
            to: WatchListPagePath.list.rawValue,
            """
            \(parts.choices(
                "kind",
                WatchListPhrases.kind,
                as: .segments,
                WatchedTerm.Kind.allCases.map { ($0.rawValue, $0.words) }
            ))
            \(parts.line(
                "text",
                WatchListPhrases.term,
                hint: WatchListPhrases.hint,
                isRequired: true,
                attributes: " autocapitalize=\"none\" spellcheck=\"false\""
            ))
            \(parts.key)\(parts.button(WatchListPhrases.add))
            """
        )
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .quiet,
            title: WatchListPhrases.nothing,
            text: WatchListPhrases.nothingText,
            isHeading: false
        )
    }

    private func rows(_ visit: Visit) -> HTML {
        let next = list.next.map { WatchListPagePath.list.rawValue.asking(["cursor": $0]) }
        return """
            <ul class="plain rows" data-list>\(list.items.map { row($0, visit) })</ul>
            \(NextLink(address: next).html(in: visit.language))
            """
    }

    private func row(_ term: WatchedTermBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let button = ActionButton(
            words: WatchListPhrases.remove,
            action: WatchListPagePath.remove.filled(term.id.description),
            about: term.text
        )
        return """
            <li class="row-link"><div class="grow"><p class="strong">\(term.text)</p>
            <p class="soft small">\(term.kind.words[language]) · \
            \(term.addedAt.age(at: visit.now)[language])</p></div>\(button.html(in: language))</li>
            """
    }
}

/// Texts of what operators watch for.
enum WatchListPhrases {
    static let title = Words("지켜볼 단어와 주소", "Words to watch")
    static let text = Words(
        "이 단어나 주소가 든 새 글과 댓글은 운영자가 확인한 뒤에 이웃에게 보여요. 이미 보이는 글은 그대로예요.",
        "New posts and comments with these wait until an operator approves them. What is open stays as it is."
    )
    static let kind = Words("종류", "Kind")
    static let term = Words("단어나 주소", "Word or host")
    static let hint = Words(
        "대소문자와 띄어쓰기 개수는 구분하지 않아요. 주소는 example.com처럼 적으면 그 아래 주소도 찾아요.",
        "Case and repeated spaces don't matter. A host such as example.com stands for those below it, too."
    )
    static let add = Words("추가하기", "Add")
    static let remove = Words("빼기", "Remove")
    static let nothing = Words("아직 없어요", "Nothing yet")
    static let nothingText = Words(
        "추가하면 그때부터 새 글과 댓글에서 찾아요.",
        "What you add is looked for in new posts and comments from then on."
    )
}
