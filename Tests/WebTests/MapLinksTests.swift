import Domain
import Testing

@testable import Web

@Suite("Links to maps")
struct MapLinksTests {
    @Test("A place that a reader may know opens in four maps, without telling them where from")
    func links() throws {
        let point = try #require(Point(latitude: 37.5635, longitude: 126.9853))
        let links = MapLinks(name: "남산 & 둘레길", point: point, address: "명동길 14")
        let html = links.html(in: .korean).text
        for address in [
            "https://map.naver.com/?lng=126.9853&amp;lat=37.5635&amp;title=%EB%82%A8%EC%82%B0%20%26%20",
            "https://map.kakao.com/link/map/%EB%82%A8%EC%82%B0%20%26%20%EB%91%98%EB%A0%88%EA%B8%B8,37.5635,",
            "https://maps.apple.com/?ll=37.5635,126.9853&amp;q=%EB%82%A8%EC%82%B0",
            "https://www.google.com/maps/search/?api=1&amp;query=37.5635%2C126.9853",
        ] {
            #expect(html.contains("href=\"\(address)"), "\(html)")
        }
        #expect(html.ranges(of: "noreferrer").count == 4)
        #expect(html.contains("href=\"geo:37.5635,126.9853?q=37.5635,126.9853(%EB%82%A8%EC%82%B0"))
        #expect(html.contains("data-copy=\"명동길 14\" hidden"))
        let unnamed = MapLinks(name: "A", point: point, address: nil).html(in: .english).text
        #expect(!unnamed.contains("data-copy"))
    }

    @Test("Maps search for an address whose exact point isn't known")
    func searches() {
        let html = MapLinks(name: "남산", point: nil, address: "명동 14").html(in: .english).text
        for address in [
            "https://map.naver.com/p/search/%EB%AA%85%EB%8F%99%2014",
            "https://map.kakao.com/link/search/%EB%AA%85%EB%8F%99%2014",
            "https://maps.apple.com/?q=%EB%AA%85%EB%8F%99%2014",
            "https://www.google.com/maps/search/?api=1&amp;query=%EB%AA%85%EB%8F%99%2014",
        ] {
            #expect(html.contains("href=\"\(address)\""), "\(html)")
        }
    }
}
