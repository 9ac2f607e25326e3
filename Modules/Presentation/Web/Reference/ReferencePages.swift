import Domain
import HTTPServer
import JSONCoding
import Markup
import Wire
import Wording

/// Pages that describe the API, made from the registered endpoints like the OpenAPI document.
struct ReferencePages {
    let endpoints: [Endpoint]

    var routes: [PageRoute] {
        let tags = APITags()
        let features = tags.names.map { tag in
            (tag: tag, endpoints: endpoints.filter { tags[$0] == tag })
        }
        return [
            .page(ReferencePath.index) { visit in
                Self.index(features.map { ($0.tag, $0.endpoints.count) }, visit.language)
            },
            .page(ReferencePath.feature) { visit in
                let name = visit.request.parameters["feature"]
                guard let feature = features.first(where: { $0.tag == name }) else {
                    throw RequestRefusal.rejected(.notFound)
                }
                return FeatureReferencePage(tag: feature.tag, endpoints: feature.endpoints)
                    .page(in: visit.language)
            },
        ]
    }

    private static func index(_ features: [(tag: String, count: Int)], _ language: Language) -> Page {
        let title = ReferencePhrases.title[language]
        let guide: [HTML] = ReferencePhrases.guide.map { part in
            """
            <section class="section"><h2>\(part.title[language])</h2>
            <p>\(HTML(code: part.text[language]))</p></section>
            """
        }
        let links: [HTML] = features.map { feature in
            """
            <li><a class="row-link" href="\(link: ReferencePath.feature(feature.tag))">\
            <code class="grow" lang="en">\(feature.tag)</code>\
            <span class="small soft">\(ReferencePhrases.count(feature.count)[language])</span></a></li>
            """
        }
        return Page(
            title,
            back: ServerPath.about.rawValue,
            summary: ReferencePhrases.lead[language],
            content: """
                <div class="head"><h1>\(title)</h1><p>\(ReferencePhrases.lead[language])</p>
                <p><a class="line-link" href="\(link: OpenAPI.Location.document.rawValue)">\
                \(ReferencePhrases.document[language])</a></p>
                <p><a class="line-link" href="\(link: ServerPath.problems.rawValue)">\
                \(ServerPhrases.problems[language])</a></p></div>
                \(guide)
                <section class="section"><h2>\(ReferencePhrases.features[language])</h2>
                <ul class="plain rows">\(links)</ul></section>
                """
        )
    }
}

extension HTML {
    /// Text with code between backticks.
    init(code text: String) {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        self = parts.enumerated().map { place, part -> HTML in
            place.isMultiple(of: 2) ? "\(part)" : "<code lang=\"en\">\(part)</code>"
        }.joined()
    }
}
