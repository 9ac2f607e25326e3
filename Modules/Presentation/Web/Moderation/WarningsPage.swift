import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// The path of the page of the reader's own warnings.
enum WarningPagePath: String, Path {
    case mine = "/me/warnings"
}

/// The page of the reader's own warnings.
public struct WarningPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            .memberPage(WarningPagePath.mine) { visit in
                WarningsPage(list: try await visit(API.warnings.mine(visit.slice))).page(for: visit)
            }
        ]
    }
}

/// What operators warned the reader of, latest first.
struct WarningsPage {
    static let title = Words("운영자의 경고", "Warnings by operators")
    private static let text = Words(
        "같은 일이 다시 있으면 글이 숨겨지거나 이용이 정지될 수 있어요. 잘못된 경고라고 생각하면 열어서 이의를 제기해 주세요.",
        "If it happens again, posts may be hidden or your account suspended. To appeal, open one."
    )
    private static let nothing = Words("받은 경고가 없어요", "No warnings")
    private static let nothingText = Words("앞으로도 잘 부탁드려요.", "Thank you for being a good neighbour.")

    let list: ListBody<WarningBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        return Page(
            Self.title[language],
            tab: .mine,
            back: MemberPagePath.mine.rawValue,
            content: list.items.isEmpty ? nothing(language) : rows(visit)
        )
    }

    private func nothing(_ language: Language) -> HTML {
        EmptyState(drawing: .quiet, title: Self.nothing, text: Self.nothingText).html(in: language)
    }

    private func takenBack(_ warning: WarningBody, _ language: Language) -> HTML {
        guard warning.takenBackAt != nil else { return "" }
        return "<span class=\"tag\">\(DirectoryPhrases.takenBack[language])</span>"
    }

    private func rows(_ visit: Visit) -> HTML {
        let language = visit.language
        let next = list.next.map { WarningPagePath.mine.rawValue.asking(["cursor": $0]) }
        return """
            <div class="head"><h1>\(Self.title[language])</h1>
            <p class="soft">\(Self.text[language])</p></div>
            <ol class="plain rows" data-list>\(list.items.map { warning in
                """
                <li><a class="row-link" \
                href="\(link: AppealPagePath.measure.filled(warning.id.description))">\
                <span class="grow"><span class="block prose">\(warning.text)</span>\
                \(takenBack(warning, language))\
                <small class="soft block"><time datetime="\(warning.at.rfc3339)">\
                \(warning.at.words(at: visit.now)[language])</time></small></span></a></li>
                """ as HTML
            })</ol>
            \(NextLink(address: next).html(in: language))
            """
    }
}
