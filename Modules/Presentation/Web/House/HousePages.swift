import Domain
import HTTPServer
import JSONCoding
import Markup
import Wire
import Wording

/// The house's own pages: where to begin, whom to thank, what a refusal means.
public struct HousePages: Sendable {
    private let edition: String

    /// - Parameter edition: of the gazetteer, to be named with its sources.
    public init(edition: String) {
        self.edition = edition
    }

    public var endpoints: [Endpoint] {
        [
            .page(HousePath.welcome, "Where to begin", welcome),
            .page(HousePath.about, "Sources and licences", about),
            .page(HousePath.problems, "Every refusal and what it means", problems),
            .raw(.get, HousePath.stylesheet, "How pages look", type: "text/css") { _ in Stylesheet.response },
        ]
    }

    private func welcome(in language: Language) -> Page {
        let title = Words("마당 · 이웃이 만나는 곳", "Madang · where neighbours meet")[language]
        let lead = Words(
            "수업, 러닝, 행사, 상가, 레슨을 동네 이웃과 주고받는 곳이에요.",
            "Classes, runs, events, shops and lessons, exchanged between people who live near each other."
        )[language]
        let api = Words("API 문서 (OpenAPI 3.1)", "The API's document (OpenAPI 3.1)")[language]
        let refusals = Words("오류 코드와 뜻", "Refusals and what they mean")[language]
        let sources = Words("자료 출처", "Sources and licences")[language]
        return Page(
            title: title,
            language: language,
            content: """
                <h1>\(title)</h1>
                <p>\(lead)</p>
                <ul>
                <li><a href="\(link: OpenAPI.Location.document.rawValue)">\(api)</a></li>
                <li><a href="\(link: HousePath.problems.rawValue)">\(refusals)</a></li>
                <li><a href="\(link: HousePath.about.rawValue)">\(sources)</a></li>
                </ul>
                """
        )
    }

    private func about(in language: Language) -> Page {
        let title = Words("자료 출처", "Sources and licences")[language]
        let lead = Words(
            "마당은 \(edition) 기준 행정동 자료를 담고 있어요.",
            "Madang carries the administrative neighbourhoods of Korea as of \(edition)."
        )[language]
        return Page(
            title: title,
            language: language,
            content: """
                <h1>\(title)</h1>
                <p>\(lead)</p>
                <p lang="ko">본 데이터는 통계청 통계지리정보서비스(SGIS, https://sgis.kostat.go.kr)에서 공공누리 제1유형으로 \
                개방한 행정동 경계를 가공한 것이며(가공: vuski/admdongkor, https://github.com/vuski/admdongkor), \
                CC BY 4.0으로 배포됩니다.</p>
                <p lang="en">Boundaries: Statistics Korea SGIS (KOGL Type 1), 2018 edition via \
                southkorea/southkorea-maps; changes up to 2026-02-01 after vuski/admdongkor (CC BY 4.0). \
                Modified: conflated and simplified.</p>
                <p lang="ko">역 위치: 국가철도공단과 도시철도 운영기관의 공공데이터(data.go.kr).</p>
                """
        )
    }

    private func problems(in language: Language) -> Page {
        let title = Words("오류 코드와 뜻", "Refusals and what they mean")[language]
        let entries: [HTML] = everyRefusal.map { refusal in
            """
            <dt id="\(refusal.code)"><code>\(refusal.code)</code> · \(Problem(refusal).status)</dt>
            <dd>\(refusal.words[language])</dd>
            """
        }
        return Page(title: title, language: language, content: "<h1>\(title)</h1>\n<dl>\n\(entries)\n</dl>")
    }
}

extension Endpoint {
    fileprivate static func page(
        _ path: some Path,
        _ summary: String,
        _ make: @escaping @Sendable (Language) -> Page
    ) -> Endpoint {
        .raw(.get, path, summary, type: "text/html") { make($0.language).response }
    }
}
