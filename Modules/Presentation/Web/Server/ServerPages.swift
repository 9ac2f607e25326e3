import Domain
import Markup
import Wording

/// Page routes about the server: attributions, error codes and the offline page.
public struct ServerPages: Sendable {
    private let edition: String
    private let version: String

    /// - Parameters:
    ///   - edition: the gazetteer's, shown with its sources.
    ///   - version: the program's.
    public init(edition: String, version: String) {
        self.edition = edition
        self.version = version
    }

    public var routes: [PageRoute] {
        [
            .page(ServerPath.about, about),
            .page(ServerPath.problems, problems),
            .page(ServerPath.offline, offline),
        ]
    }

    @Sendable private func about(_ visit: Visit) async throws -> Page {
        let language = visit.language
        let documents = try await visit.documentLinks
        let title = ServerPhrases.about(visit.placeName)[language]
        return Page(
            title,
            back: MemberPagePath.mine.rawValue,
            summary: ServerPhrases.lead(visit.placeName)[language],
            content: """
                <div class="head"><h1>\(title)</h1>
                <p>\(ServerPhrases.lead(visit.placeName)[language])</p></div>
                <section class="section"><h2>\(ServerPhrases.promises[language])</h2>
                <ul>\(ServerPhrases.allPromises.map { "<li>\($0[language])</li>" as HTML })</ul></section>
                \(section(of: documents, language))
                <section class="section small"><h2>\(ServerPhrases.sources[language])</h2>
                <p>\(ServerPhrases.edition(edition)[language])</p>
                \(attributions)
                <p>\(ServerPhrases.mapLibrary[language])</p>
                <p>\(ServerPhrases.libraries[language])</p></section>
                <p class="small soft">\(ServerPhrases.version(version)[language])</p>
                <section class="section"><h2>\(ServerPhrases.forDevelopers[language])</h2>
                <ul>
                <li><a class="line-link" href="\(link: ReferencePath.index.rawValue)">\
                \(ReferencePhrases.title[language])</a></li>
                <li><a class="line-link" href="\(link: ServerPath.problems.rawValue)">\
                \(ServerPhrases.problems[language])</a></li>
                </ul></section>
                """
        )
    }

    private func section(of documents: [HTML], _ language: Language) -> HTML {
        guard !documents.isEmpty else { return "" }
        return """
            <section class="section"><h2>\(ServerPhrases.documents[language])</h2>
            <ul>\(documents.map { "<li>\($0)</li>" as HTML })</ul></section>
            """
    }

    /// The attributions that the sources require, in their required words.
    private var attributions: HTML {
        """
        <p lang="ko">본 데이터는 통계청 통계지리정보서비스(SGIS, https://sgis.kostat.go.kr)에서 공공누리 제1유형으로 \
        개방한 행정동 경계를 가공한 것이며(가공: vuski/admdongkor, https://github.com/vuski/admdongkor), \
        CC BY 4.0으로 배포됩니다.</p>
        <p lang="en">Boundaries: Statistics Korea SGIS (KOGL Type 1), 2018 edition via \
        southkorea/southkorea-maps; changes up to 2026-02-01 after vuski/admdongkor (CC BY 4.0). \
        Modified: conflated and simplified.</p>
        <p lang="en">Rivers and foreign coasts: GSHHG 2.3.7 by Paul Wessel and Walter H. F. Smith (LGPL, \
        version 3 or later). Modified: selected and simplified.</p>
        <p lang="ko">역 위치: 국가철도공단과 도시철도 운영기관의 공공데이터(data.go.kr).</p>
        """
    }

    @Sendable private func problems(_ visit: Visit) -> Page {
        let title = ServerPhrases.problems[visit.language]
        let entries: [HTML] = everyRefusal.map { refusal in
            """
            <dt id="\(refusal.code)"><code>\(refusal.code)</code> · \(Problem(refusal).status)</dt>
            <dd>\(refusal.words[visit.language])</dd>
            """
        }
        return Page(
            title,
            back: ServerPath.about.rawValue,
            content:
                "<div class=\"head\"><h1>\(title)</h1></div>\n<dl class=\"stack tight\">\n\(entries)\n</dl>"
        )
    }

    @Sendable private func offline(_ visit: Visit) -> Page {
        Page(
            ServerPhrases.offline[visit.language],
            content: EmptyState(
                drawing: .offline,
                title: ServerPhrases.offline,
                text: ServerPhrases.offlineText,
                actions: [(ServerPhrases.tryAgain, BoardPagePath.home.rawValue)]
            ).html(in: visit.language)
        )
    }
}
