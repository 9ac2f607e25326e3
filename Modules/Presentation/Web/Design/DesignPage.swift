import Domain
import JSONCoding
import Markup
import Wire
import Wording

/// Colours, type and every part in each of its states. A page that needs another part shows it here first.
struct DesignPage {
    /// One of each kind, as far as there are any.
    let cards: [ListingBody]

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = DesignPhrases.title[language]
        let parts: [(Words, HTML)] = [
            (DesignPhrases.colours, colours), (DesignPhrases.kinds, kinds(language)),
            (DesignPhrases.type, type(language)), (DesignPhrases.buttons, buttons(language)),
            (DesignPhrases.chips, chips(language)), (DesignPhrases.fields, fields(visit)),
            (DesignPhrases.messages, messages(language)), (DesignPhrases.answer, answer(visit)),
            (DesignPhrases.rows, rows(language)),
        ]
        var page = Page(
            title,
            back: MemberPagePath.mine.rawValue,
            content: """
                <h1 class="head">\(title)</h1>
                \(parts.map { section($0, $1, language) })
                <h2 class="list-title">\(DesignPhrases.cards[language])</h2>
                <ul class="plain cards">\(cards.map { ListingCard(listing: $0).html(for: visit) })</ul>
                <h2 class="list-title">\(DesignPhrases.drawings[language])</h2>
                <div class="drawings">\(Drawing.allCases.map { drawing in
                    """
                    <figure>\(drawing.html)\
                    <figcaption class="small soft">\(drawing.rawValue)</figcaption></figure>
                    """ as HTML
                })</div>
                """
        )
        page.isWide = true
        return page
    }

    private func section(_ title: Words, _ content: HTML, _ language: Language) -> HTML {
        "<section class=\"section\"><h2>\(title[language])</h2>\(content)</section>"
    }

    private var colours: HTML {
        let names = [
            "page", "surface", "fill", "press", "text", "soft", "chosen", "accent", "accent-soft", "feature",
            "heart", "star", "danger", "danger-soft", "warn", "warn-soft",
        ]
        return "<ul class=\"plain swatches\">\(names.map(swatch))</ul>"
    }

    private func swatch(_ name: String) -> HTML {
        "<li><i class=\"swatch \(name)\"></i><span class=\"small\">\(name)</span></li>"
    }

    private func kinds(_ language: Language) -> HTML {
        let kinds = Listing.Kind.allCases.map { kind -> HTML in
            """
            <li data-kind="\(kind.rawValue)">\(kind.iconTile)\
            <span class="small">\(kind.words.name[language])</span>\
            <i class="swatch hue"></i><i class="swatch hue-soft"></i><i class="swatch hue-text"></i></li>
            """
        }
        return "<ul class=\"plain swatches\">\(kinds)</ul>"
    }

    private func type(_ language: Language) -> HTML {
        let sample = DesignPhrases.sample[language]
        return """
            <p class="price">\(sample) 26</p><h2>\(sample) 17</h2><p class="theirs">\(sample) 20</p>
            <p><b>\(sample) 16</b> \(sample) 16</p><p class="small">\(sample) 14</p>
            <p><span class="tag">\(sample) 12</span></p><p class="figure">3,000 / 190 · 7:30 · 26%</p>
            """
    }

    private func buttons(_ language: Language) -> HTML {
        let styles: [(StaticString, Words)] = [
            ("primary", FramePhrases.save), ("accent", FramePhrases.show), ("", FramePhrases.goBack),
            ("quiet", FramePhrases.more), ("danger", ListingPhrases.delete), ("small", FramePhrases.more),
        ]
        let all = styles.map { style, words -> HTML in
            "<button class=\"button \(style.description)\" type=\"button\">\(words[language])</button>"
        }
        return """
            <div class="buttons">\(all)<button class="button primary" type="button" disabled>\
            \(FramePhrases.save[language])</button></div>
            """
    }

    private func chips(_ language: Language) -> HTML {
        let choice = ChoiceChip(
            label: FeedPhrases.order,
            chosen: nil,
            choices: [ListingSort.newest, .popular].map {
                ($0.words, DesignPagePath.parts.rawValue, $0 == .newest)
            }
        )
        let links = [(FeedPhrases.all, true), (FeedPhrases.favouriteFilter, false)].map { words, isCurrent in
            let address = DesignPagePath.parts.rawValue
            return ChipLink(text: words[language], address: address, isCurrent: isCurrent).html
        }
        return """
            <div class="chips">\(links)\(choice.html(in: language))</div>
            <p class="tags"><span class="tag">\(FeedPhrases.all[language])</span>\
            <span class="tag offer">\(Listing.Side.offer.words[language])</span>\
            <span class="tag want">\(Listing.Side.want.words[language])</span>\
            <span class="tag off">\(Listing.Status.cancelled.words[language])</span></p>
            """
    }

    /// Empty, filled, wrong and disabled.
    private func fields(_ visit: Visit) -> HTML {
        let wrong = FormEntry([("wrong", DesignPhrases.sample[visit.language])])
            .refused(Problem(RequestRefusal.violation(Violation(path: "wrong", kind: .missing))))
        let parts = FormParts(visit: visit, entry: wrong)
        return """
            \(parts.line("empty", ListingPhrases.place, hint: DesignPhrases.sample, isRequired: true))
            \(parts.line("wrong", ListingPhrases.place))
            \(parts.choices("choice", FeedPhrases.order,
                [ListingSort.newest, .popular].map { ($0.rawValue, $0.words) }))
            <label class="switch"><span>\(MyPhrases.notices[visit.language])</span>\
            <input type="checkbox" checked></label>
            """
    }

    private func messages(_ language: Language) -> HTML {
        let sample = DesignPhrases.sample[language]
        return """
            <p class="callout">\(sample)</p><p class="callout warn">\(sample)</p>\
            <p class="alert">\(sample)</p>
            """
    }

    private func answer(_ visit: Visit) -> HTML {
        let lines = [
            AnswerLine(icon: .clock, main: "\(visit.now.words(at: visit.now)[visit.language])"),
            AnswerLine(icon: .pin, main: "\(DesignPhrases.sample[visit.language])", more: "1.2km"),
            AnswerLine(icon: .users, main: "3/5", end: SeatMarks(taken: 3, seats: 5).circles),
        ]
        return """
            <div data-kind="run"><div class="lead">\(DayTile(of: visit.now).html(for: visit))\
            <p class="theirs">\(DesignPhrases.sample[visit.language])</p></div>
            <ul class="plain answer">\(lines.map(\.html))</ul></div>
            """
    }

    private func rows(_ language: Language) -> HTML {
        let links = [
            MenuLink(icon: .heart, words: MyPhrases.favourites, address: DesignPagePath.parts.rawValue),
            MenuLink(
                icon: .bell,
                words: MyPhrases.notices,
                address: DesignPagePath.parts.rawValue,
                note: "3"
            ),
        ]
        return "<ul class=\"plain rows\">\(links.map { $0.html(in: language) })</ul>"
    }
}

private enum DesignPhrases {
    static let title = Words("마당의 부품", "Parts of Madang")
    static let colours = Words("색", "Colours")
    static let kinds = Words("글 종류", "Kinds")
    static let type = Words("글자", "Type")
    static let buttons = Words("단추", "Buttons")
    static let chips = Words("고르는 말과 표시", "Chips and tags")
    static let fields = Words("입력", "Fields")
    static let messages = Words("알리는 말", "Messages")
    static let answer = Words("언제, 어디서, 몇 명", "When, where, how many")
    static let rows = Words("줄", "Rows")
    static let cards = Words("목록의 글", "Cards")
    static let drawings = Words("그림", "Drawings")
    static let sample = Words("동네 마당에서 만나요", "Meet in the yard")
}
