import Domain
import Markup
import WebAddresses
import Wire
import Wording

/// What a reader does with a place that they may know: copy its address, or open it in a map. Without an
/// exact point, the map searches for the address.
struct MapLinks {
    let name: String
    let point: Point?
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
        })\(geo.map { address in
            """
            <a class="button small" href="\(link: address)" data-geo hidden>\
            \(PlacePhrases.otherMaps[language])</a>
            """ as HTML
        })</p>
        """
    }

    /// Opens the maps that are installed. A script shows it where the system knows the scheme.
    private var geo: String? {
        point.map {
            let place = "\($0.latitude),\($0.longitude)"
            return "geo:\(place)?q=\(place)(\(PercentEncoding.encode(name)))"
        }
    }

    private var links: [(address: String, words: Words)] {
        guard let point else { return address.map(searches) ?? [] }
        let (latitude, longitude) = ("\(point.latitude)", "\(point.longitude)")
        let name = PercentEncoding.encode(name)
        return [
            (
                "https://map.naver.com/?lng=\(longitude)&lat=\(latitude)&title=\(name)",
                PlacePhrases.naver
            ),
            ("https://map.kakao.com/link/map/\(name),\(latitude),\(longitude)", PlacePhrases.kakao),
            ("https://maps.apple.com/?ll=\(latitude),\(longitude)&q=\(name)", PlacePhrases.apple),
            (
                "https://www.google.com/maps/search/?api=1&query=\(latitude)%2C\(longitude)",
                PlacePhrases.google
            ),
        ]
    }

    private func searches(for address: String) -> [(address: String, words: Words)] {
        let text = PercentEncoding.encode(address)
        return [
            ("https://map.naver.com/p/search/\(text)", PlacePhrases.naver),
            ("https://map.kakao.com/link/search/\(text)", PlacePhrases.kakao),
            ("https://maps.apple.com/?q=\(text)", PlacePhrases.apple),
            ("https://www.google.com/maps/search/?api=1&query=\(text)", PlacePhrases.google),
        ]
    }
}

extension MapLinks {
    init(name: String, place: ExactPlaceBody) {
        self.init(name: name, point: place.point, address: place.address)
    }
}

/// Texts about places.
private enum PlacePhrases {
    static let copy = Words("주소 복사", "Copy address")
    static let naver = Words("네이버 지도", "Naver Map")
    static let kakao = Words("카카오맵", "Kakao Map")
    static let apple = Words("Apple 지도", "Apple Maps")
    static let google = Words("구글 지도", "Google Maps")
    static let otherMaps = Words("다른 지도 앱", "Other map apps")
}
