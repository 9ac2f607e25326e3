import Domain
import Markup
import WebAddresses
import Wire
import Wording

/// What a reader does with a place they may know exactly: copy its address, or open it in a map.
struct MapLinks {
    let name: String
    let point: Point
    let address: String?

    func html(in language: Language) -> HTML {
        """
        <p class="buttons place-links">\(address.map {
            CopyButton(text: $0, words: PlacePhrases.copy).html(in: language)
        })\(links.map { link in
            """
            <a class="button small" href="\(link: link.address)" target="_blank" \
            rel="noopener noreferrer">\(link.words[language])</a>
            """ as HTML
        })</p>
        """
    }

    private var links: [(address: String, words: Words)] {
        let (latitude, longitude) = ("\(point.latitude)", "\(point.longitude)")
        let name = PercentEncoding.encode(name)
        return [
            (
                "https://map.naver.com/?lng=\(longitude)&lat=\(latitude)&title=\(name)",
                Words("네이버 지도", "Naver Map")
            ),
            ("https://map.kakao.com/link/map/\(name),\(latitude),\(longitude)", Words("카카오맵", "Kakao Map")),
            (
                "https://maps.apple.com/?ll=\(latitude),\(longitude)&q=\(name)",
                Words("Apple 지도", "Apple Maps")
            ),
        ]
    }
}

/// Texts about places.
private enum PlacePhrases {
    static let copy = Words("주소 복사", "Copy address")
}
