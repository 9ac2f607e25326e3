import Domain
import Markup
import Wording

/// Links that keep the filters: to another place, and from the list to the map or back.
struct PlaceLinks {
    let filter: FeedFilter
    /// On the map, what its list shows.
    var list: FeedFilter?

    func html(in language: Language) -> HTML {
        let choose = PlacesPagePath.choose.rawValue.leading(to: filter.address)
        return """
            <span class="buttons"><a class="button small" href="\(link: choose)">\(Icon.pin.html)\
            \(FeedPhrases.elsewhere[language])</a>\
            \(other.map { other in
                """
                <a class="icon-button" href="\(link: other.filter.address)" \
                aria-label="\(other.words[language])">\(other.icon.html)</a>
                """ as HTML
            })</span>
            """
    }

    private var other: (filter: FeedFilter, words: Words, icon: Icon)? {
        if let list { return (list, FeedPhrases.asList, .list) }
        return filter.page == .feed ? (filter.onMap, FeedPhrases.asMap, .map) : nil
    }
}
