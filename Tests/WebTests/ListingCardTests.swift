import Domain
import JSONCoding
import Markup
import Testing
import Wire
import Wording

@testable import Web

@Suite("Cards of listings")
struct ListingCardTests {
    private let listing: ListingBody

    init() throws {
        listing = try ListingBody(sample: .listing(title: hostile, favourites: 2))
    }

    private func rated(_ visit: Visit) throws -> Visit {
        var visit = visit
        let rating: JSON = ["member": "0000000000001", "reviews": 3, "rating": 4.667]
        visit.ratings = [listing.author.member.id: try MemberRatingBody(sample: rating)]
        return visit
    }

    @Test("The card of a class names its author, with the rating where there is one")
    func author() throws {
        let visit = try Visit.sample()
        let plain = ListingCard(listing: listing).html(for: visit)
        let card = ListingCard(listing: listing).html(for: try rated(visit))

        #expect(plain.text.contains("<p class=\"card-facts\">ana · "))
        #expect(card.tag("class=\"rated\"")?.contains("3 reviews, 4.7 stars of five") == true)
        #expect(card.text.contains("4.7 (3)"))
        #expect(card.isSafe)
    }

    @Test("A card has one favourite button, with the number of favourites")
    func heart() throws {
        let visit = try Visit.sample()
        let card = ListingCard(listing: listing).html(for: visit).text
        let own = ListingCard(listing: listing, tools: "").html(for: visit).text

        for text in [card, own] { #expect(text.split(separator: "#heart").count == 2, "\(text)") }
        #expect(card.contains("data-favourites>2</span></button>") && card.contains(", 2 favourites\""))
    }

    @Test("A card tells its age, and when its author said later that it is still open")
    func age() throws {
        func facts(_ changes: [String: JSON] = [:]) throws -> String {
            guard case .object(var sample) = JSON.listing() else { return "" }
            for (name, value) in changes { sample[name] = value }
            let listing = try ListingBody(sample: .object(sample))
            return ListingCard(listing: listing)
                .html(for: try Visit.sample(.korean, now: "2027-01-20T10:30:00Z")).text
        }
        #expect(try facts().contains(" · 2개월 전</p>"))
        var changes: [String: JSON] = ["confirmedAt": "2027-01-15T10:00:00Z"]
        #expect(try facts(changes).contains(" · 2개월 전 · 5일 전 확인</p>"))
        changes["bumpedAt"] = "2027-01-17T10:00:00Z"
        #expect(try facts(changes).contains(" · 3일 전</p>"))
    }

    @Test("The distance is from the reader's neighbourhood, unless the listing is in it")
    func distance() throws {
        func facts(around code: String) throws -> String {
            var visit = try Visit.sample()
            visit.home = try NeighbourhoodBody(
                sample: [
                    "code": "\(code)", "sido": "서울", "sigungu": "강남구", "dong": "역삼1동",
                    "name": "서울 강남구 역삼1동", "nameEn": "Yeoksam 1-dong",
                    "point": ["lat": 37.49, "lon": 127.03], "renamed": nil,
                ]
            )
            return ListingCard(listing: listing).html(for: visit).text
        }
        #expect(try facts(around: "1168065000").contains("· about 1.1km ·"))
        #expect(try !facts(around: "1168064000").contains("km"))
    }
}
