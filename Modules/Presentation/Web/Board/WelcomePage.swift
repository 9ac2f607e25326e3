import Domain
import Markup
import Wire
import Wording

/// The start page of readers without a neighbourhood: an introduction, the first steps and examples from
/// elsewhere.
struct WelcomePage {
    let popular: [PopularPlace]

    func page(for visit: Visit) -> Page {
        let language = visit.language
        return Page(
            visit.placeName[language],
            tab: .home,
            summary: FeedPhrases.summary[language],
            scripts: [.position],
            styles: [.commonStyles],
            content: """
                <div class="welcome"><h1>\(WelcomePhrases.title(visit.placeName)[language])</h1>
                \(welcome(visit))\(picture(visit))</div>
                <div class="panel">\(NeighbourhoodSearch().html(for: visit))</div>
                <section class="section"><ul class="plain promises">\(visit.kinds.map { kind in
                    """
                    <li>\(kind.iconTile)<span><b>\(kind.words.name[language])</b><br>\
                    <span class="small soft">\(kind.words.invitation[language])</span></span></li>
                    """ as HTML
                })</ul></section>
                <div class="buttons ways">\
                \(SignUpButton().html(for: visit))\
                <a class="button quiet" href="\(link: ServerPath.about.rawValue)">\
                \(ServerPhrases.about(visit.placeName)[language])</a>\
                \(languages(visit))</div>
                \(popular.map { $0.html(for: visit) })
                """
        )
    }

    /// The operator's picture, or else the program's drawing.
    private func picture(_ visit: Visit) -> HTML {
        guard let picture = visit.settings.welcomePicture else { return Drawing.yard.html }
        return PictureSet(
            image: ImageBody(picture),
            sizes: "(min-width: 48rem) 38rem, 100vw",
            words: visit.settings.pictureText[visit.language],
            isLazy: false
        ).html
    }

    /// What the operator says, or else the program.
    private func welcome(_ visit: Visit) -> HTML {
        guard let text = visit.settings.welcome(in: visit.language) else {
            return "<p>\(WelcomePhrases.lead[visit.language])</p>"
        }
        return "<p class=\"prose\">\(text)</p>"
    }

    /// A button for each other language of the place, in that language.
    private func languages(_ visit: Visit) -> HTML {
        let others = visit.settings.languages.all.filter { $0 != visit.language }
        guard !others.isEmpty else { return "" }
        let action = AccountPagePath.language.rawValue.leading(to: visit.address)
        return """
            <form method="post" action="\(link: action)">\(others.map { other in
                """
                <button class="button quiet" name="language" value="\(other.rawValue)" \
                lang="\(other.rawValue)">\(other.ownName)</button>
                """ as HTML
            })</form>
            """
    }
}

/// Popular listings around a well-known place.
struct PopularPlace {
    let neighbourhood: NeighbourhoodBody
    let listings: [ListingBody]

    fileprivate func html(for visit: Visit) -> HTML {
        let language = visit.language
        let name = neighbourhood.shortName(in: language)
        return """
            <section class="section">
            <div class="section-head"><h2>\(WelcomePhrases.popular(name)[language])</h2>
            <form method="post" action="\(link: NeighbourhoodPagePath.choose.rawValue)">\
            <button class="link-button" name="code" value="\(neighbourhood.code.description)">\
            \(WelcomePhrases.lookHere[language])<span class="unseen">: \(name)</span></button></form></div>
            <ul class="plain cards">
            \(listings.enumerated().map { index, listing in
                ListingCard(listing: listing, isNested: true, isInSight: index == 0).html(for: visit)
            })
            </ul>
            </section>
            """
    }
}
