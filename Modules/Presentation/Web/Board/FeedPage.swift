import Domain
import Markup
import Wire
import Wording

/// What there is around the reader's neighbourhood, and chips to narrow it.
struct FeedPage {
    let home: NeighbourhoodBody
    let filter: FeedFilter
    let list: ListBody<ListingBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = FeedPhrases.title(home.shortName(in: language))[language]
        return Page(
            title,
            tab: .home,
            summary: FeedPhrases.summary[language],
            content: """
                <div class="head"><h1>\(title)</h1>
                <nav class="chips scroll" aria-label="\(FeedPhrases.narrow[language])">
                \(sides(language))\(reaches(language))\(sorts(language))
                </nav>
                <nav class="chips scroll" aria-label="\(FeedPhrases.categories[language])">
                \(categories(language))</nav>
                </div>
                \(list.items.isEmpty ? nothing.html(in: language) : cards(for: visit))
                """
        )
    }

    private func cards(for visit: Visit) -> HTML {
        """
        <ul class="plain cards grid" data-list>
        \(list.items.map { ListingCard(listing: $0).html(for: visit) })
        </ul>
        \(NextLink(address: next).html(in: visit.language))
        """
    }

    private var next: String? {
        list.next.map { next in filter.changed { $0.cursor = next }.address }
    }

    private var nothing: EmptyState {
        EmptyState(
            icon: .madang,
            title: FeedPhrases.nothing,
            text: FeedPhrases.nothingText,
            action: (FeedPhrases.beFirst, (filter.kind ?? .class).composeAddress),
            isHeading: false
        )
    }

    private func sides(_ language: Language) -> [HTML] {
        [chip(FeedPhrases.all, filter.side == nil, language) { $0.side = nil }]
            + Listing.Side.allCases.map { side in
                chip(side.words, filter.side == side, language) { $0.side = side }
            }
    }

    private func reaches(_ language: Language) -> [HTML] {
        Reach.allowed.compactMap(Reach.init).map { reach in
            chip(reach.words, (filter.reach ?? .adjacent) == reach, language) { $0.reach = reach }
        }
    }

    private func sorts(_ language: Language) -> [HTML] {
        FeedFilter.Sort.allCases.map { sort in
            chip(sort.words, filter.sort == sort, language) { $0.sort = sort }
        }
    }

    private func categories(_ language: Language) -> [HTML] {
        let kind = filter.kind ?? .class
        return [chip(FeedPhrases.everything, filter.category == nil, language) { $0.category = nil }]
            + kind.categories.map { category in
                chip(category.words, filter.category == category.value, language) {
                    $0.kind = kind
                    $0.category = category.value
                }
            }
    }

    private func chip(
        _ words: Words,
        _ isChosen: Bool,
        _ language: Language,
        _ change: (inout FeedFilter) -> Void
    ) -> HTML {
        """
        <a class="chip" href="\(link: filter.changed(change).address)"\
        \(" aria-current=\"true\"", if: isChosen)>\
        \(words[language])</a>
        """
    }
}
