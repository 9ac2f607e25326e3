import Domain
import HTTPServer
import JSONCoding
import Markup
import TileArchives
import Wire
import Wording

/// The layout of every page: header, main tabs and flash message.
struct Frame {
    let page: Page
    let visit: Visit

    private var language: Language { visit.language }

    var html: HTML {
        """
        <!doctype html>
        <html lang="\(language.rawValue)" data-look="\(visit.look.rawValue)"\(accent)>
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, \
        interactive-widget=resizes-content">
        <meta name="color-scheme" content="light dark">
        <meta name="theme-color" content="#f6f1e4" media="(prefers-color-scheme: light)">
        <meta name="theme-color" content="#15160f" media="(prefers-color-scheme: dark)">
        <title>\(title)</title>
        \("<meta name=\"robots\" content=\"noindex\">\n", if: !page.isIndexed || page.status >= 400)\
        \(page.summary.map { ShareCard(page: page, summary: $0).html(for: visit) })
        \(page.linkedData.map(linked))
        \(styles)
        <link rel="icon" href="\(link: Asset.icon.address)" type="image/svg+xml">
        <link rel="apple-touch-icon" href="\(link: Asset.touchIcon.address)">
        <link rel="manifest" href="\(link: ServerPath.manifest.rawValue)">
        <script type="module" src="\(link: Asset.app.address)"></script>
        \(page.feeds.map(feed))
        \(page.scripts.map(script))
        \(page.words(in: language))
        \(page.reloadsAfter.map(reload))
        </head>
        <body\(member)\(tiles)>
        <a class="skip" href="#main">\(FramePhrases.skip[language])</a>
        \(bar)
        \(places)
        <p class="offline-mark" role="status">\(Icon.info.html) \
        \(FramePhrases.offline(since: visit.now)[language])</p>
        \(AnnouncementBar(visit: visit).html)\(toasts)
        <main id="main" tabindex="-1"\(" class=\"wide\"", if: page.isWide)>
        \(page.content)
        </main>
        </body>
        </html>

        """
    }

    /// A browser that arrives from elsewhere gets the styles within the page, which saves a round trip.
    /// Within the site they come from its cache.
    private var styles: HTML {
        guard let nonce = visit.styleNonce else {
            return "\(page.styles.map { "<link rel=\"stylesheet\" href=\"\(link: $0.address)\">" as HTML })"
        }
        return "\(page.styles.map { HTML.styles($0.condensed, nonce: nonce) })"
    }

    /// The styles have the green of their own.
    private var accent: HTML {
        let accent = visit.settings.accent
        return accent == .green ? "" : " data-accent=\"\(accent.rawValue)\""
    }

    private var member: HTML {
        visit.who.map { " data-member=\"\($0.member.description)\"" as HTML } ?? ""
    }

    private var tiles: HTML {
        guard let tiles = visit.tiles else { return "" }
        let source: HTML = " data-tiles=\"\(tiles.template)\" data-tile-credit=\"\(tiles.credit)\""
        return "\(source)\(tiles.archive.map(archive))"
    }

    /// Of which kind the tiles are, and for which zoom levels and area there are some.
    private func archive(_ archive: TileMetadata) -> HTML {
        let (zooms, bounds) = (archive.zooms, archive.bounds)
        let kind = archive.format == .vector ? "vector" : "raster"
        let depth = "\(zooms.lowerBound),\(zooms.upperBound)"
        let area = "\(bounds.west),\(bounds.south),\(bounds.east),\(bounds.north)"
        return " data-tile-kind=\"\(kind)\" data-tile-zooms=\"\(depth)\" data-tile-bounds=\"\(area)\""
    }

    private func linked(_ data: JSON) -> HTML {
        .dataBlock("application/ld+json", json: String(decoding: data.encoded(), as: UTF8.self))
    }

    private func script(_ script: Page.Script) -> HTML {
        "<script type=\"module\" src=\"\(link: Asset.script(script).address)\"></script>"
    }

    private func feed(_ feed: Page.Feed) -> HTML {
        """
        <link rel="alternate" type="\(feed.type.description)" title="\(page.title)" \
        href="\(link: feed.address)">
        """
    }

    private func reload(after seconds: Int) -> HTML {
        "<noscript><meta http-equiv=\"refresh\" content=\"\(seconds)\"></noscript>"
    }

    private var title: String {
        let brand = visit.placeName[language]
        return page.title == brand ? brand : "\(page.title) · \(brand)"
    }

    private var bar: HTML {
        """
        <header class="bar\(" over", if: page.isUnderPicture)">
        \(page.back.map(wayBack) ?? beginning)
        <div class="bar-end">
        <a class="icon-button main-only" href="\(link: BoardPagePath.search.rawValue)" \
        aria-label="\(FramePhrases.search[language])">\(Icon.search.html)</a>
        \(visit.who == nil ? strangerEnd : memberEnd)
        \(page.acts)
        </div>
        </header>
        """
    }

    private func wayBack(_ address: String) -> HTML {
        """
        <a class="icon-button" href="\(link: address)" aria-label="\(FramePhrases.back[language])" \
        data-back>\(Icon.back.html)</a>
        \(page.heading.map { "<h1 class=\"bar-heading\">\($0)</h1>" as HTML }
            ?? "<p class=\"bar-title\" aria-hidden=\"true\">\(page.title)</p>")
        """
    }

    private var beginning: HTML {
        """
        \(visit.home == nil ? brand : "")
        <a class="here" href="\(link: choice)">\
        <span class="one-line">\(here)</span>\(Icon.down.html)</a>
        """
    }

    private var brand: HTML {
        """
        <a class="brand" href="\(link: BoardPagePath.home.rawValue)">\(logo)\
        <span>\(visit.placeName[language])</span></a>
        """
    }

    private var logo: HTML {
        guard let logo = visit.settings.logo else { return Icon.madang.html }
        return """
            <img class="logo" src="\(link: logo.files.thumb.path)" alt="" width="28" height="28">
            """
    }

    /// A reader who chooses the first one goes on with the listings on the page.
    private var choice: String {
        let choose = NeighbourhoodPagePath.choose.rawValue
        return visit.home == nil && page.tab?.isOfBoard == true ? choose.leading(to: visit.address) : choose
    }

    private var here: String {
        visit.home?.shortName(in: language) ?? FramePhrases.neighbourhood[language]
    }

    private var memberEnd: HTML {
        let notices = visit.unread?.notices ?? 0
        return """
            <a class="icon-button main-only" href="\(link: NoticePagePath.all.rawValue)" \
            aria-label="\(FramePhrases.notices(notices)[language])">\(Icon.bell.html)\
            <b class="badge" data-unread="notices"\(" hidden", if: notices == 0)>\(notices)</b></a>
            """
    }

    private var strangerEnd: HTML {
        """
        <a class="button small" href="\(link: signIn)">\(FramePhrases.signIn[language])</a>
        """
    }

    /// Leads back to the listings that a reader asked for.
    private var signIn: String {
        let path = AccountPagePath.signIn.rawValue
        guard visit.request.method == .get, BoardPagePath(rawValue: visit.request.path) != nil,
            visit.address != visit.request.path
        else { return path }
        return path.leading(to: visit.address)
    }

    /// Announced politely by screen readers; a script removes it after a while.
    private var toasts: HTML {
        guard let flash = visit.flash else { return "<div class=\"toasts\" role=\"status\"></div>" }
        let offer: HTML =
            flash.awaitsAnswer && visit.who != nil ? PushOfferCard(occasion: .now).html(in: language) : ""
        return """
            <div class="toasts" role="status"><p class="toast">\
            \(flash.words(at: visit.placeName)[language])</p></div>\(offer)
            """
    }

    private var places: HTML {
        """
        <nav class="places" aria-label="\(FramePhrases.places[language])">\(brand)\
        \(Page.Tab.allCases.map(place))</nav>
        """
    }

    private func place(_ tab: Page.Tab) -> HTML {
        let messages = visit.unread?.messages ?? 0
        let badge: HTML =
            tab == .talk
            ? "<b class=\"badge\" data-unread=\"messages\"\(" hidden", if: messages == 0)>\(messages)</b>"
            : ""
        let address = page.ways[tab] ?? tab.address
        return """
            <a class="place\(" add", if: tab == .compose)" href="\(link: address)"\
            \(" aria-current=\"page\"", if: tab == page.tab)>\
            \(tab.icon.html)<span>\(tab.words[language])</span>\(badge)</a>
            """
    }
}

extension Page.Tab {
    /// Whether its pages show listings around the reader.
    fileprivate var isOfBoard: Bool { self == .home || self == .browse }

    fileprivate var address: String {
        switch self {
        case .home: BoardPagePath.home.rawValue
        case .browse: BoardPagePath.feed.rawValue
        case .compose: ListingPagePath.chooseKind.rawValue
        case .talk: ConversationPagePath.all.rawValue
        case .mine: MemberPagePath.mine.rawValue
        }
    }

    fileprivate var icon: Icon {
        switch self {
        case .home: .home
        case .browse: .browse
        case .compose: .plus
        case .talk: .talk
        case .mine: .person
        }
    }

    fileprivate var words: Words {
        switch self {
        case .home: FramePhrases.home
        case .browse: FramePhrases.browse
        case .compose: FramePhrases.compose
        case .talk: FramePhrases.talk
        case .mine: FramePhrases.mine
        }
    }
}
