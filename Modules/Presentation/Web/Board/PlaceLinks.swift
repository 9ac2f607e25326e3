import Domain
import Markup
import Wording

/// Links that keep the filters: to another place, and from the map to the list.
struct PlaceLinks {
    let filter: FeedFilter
    /// On the map, what its list shows.
    var list: FeedFilter?

    func html(in language: Language) -> HTML {
        """
        <span class="buttons">\(elsewhere(language))\(list.map { list in
            """
            <a class="icon-button" href="\(link: list.address)" \
            aria-label="\(FeedPhrases.asList[language])">\(Icon.list.html)</a>
            """ as HTML
        })</span>
        """
    }

    func elsewhere(_ language: Language) -> HTML {
        """
        <a class="button small" href="\(link: PlacesPagePath.choose.rawValue.leading(to: filter.address))">\
        \(Icon.pin.html)\((list == nil ? FeedPhrases.elsewhere : MapPhrases.find)[language])</a>
        """
    }
}
