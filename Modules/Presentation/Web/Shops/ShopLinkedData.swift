import Domain
import JSONCoding
import Wire

/// A shop as a schema.org `RealEstateListing`, for search engines.
struct ShopLinkedData {
    let post: PostBody<ShopContentsBody>
    /// The scheme and host of the addresses in it.
    let site: String

    private var contents: ShopContentsBody { post.contents }

    var json: JSON? {
        guard let terms = try? contents.terms() else { return nil }
        var listing: JSONObject = [
            "@context": "https://schema.org", "@type": "RealEstateListing",
            "name": .string(post.listing.title), "url": .string(site + post.listing.pageAddress),
            "datePosted": .string(post.listing.createdAt.rfc3339),
            "description": .string(contents.description), "offers": .object(offer(terms)),
            "mainEntity": .object(premises),
        ]
        if !post.images.isEmpty {
            listing["image"] = .array(post.images.map { .string(site + $0.files.full.path) })
        }
        return .object(listing)
    }

    private func offer(_ terms: ShopTerms) -> JSONObject {
        var offer: JSONObject = [
            "@type": terms.deal == .sale ? "OfferForPurchase" : "OfferForLease", "priceCurrency": "KRW",
            "price": .integer(Int64((terms.rent ?? terms.upFront).won)),
            "availability": .string("https://schema.org/\(contents.status.isOpen ? "InStock" : "SoldOut")"),
        ]
        if let rent = terms.rent {
            offer["priceSpecification"] = [
                "@type": "UnitPriceSpecification", "price": .integer(Int64(rent.won)),
                "priceCurrency": "KRW", "unitCode": "MON",
            ]
        }
        return offer
    }

    private var premises: JSONObject {
        let neighbourhood = post.listing.neighbourhood.name
        var address: JSONObject = [
            "@type": "PostalAddress", "addressLocality": .string(neighbourhood), "addressCountry": "KR",
        ]
        if let street = post.place?.place.address { address["streetAddress"] = .string(street) }
        var premises: JSONObject = ["@type": "Place", "address": .object(address)]
        if let point = post.place?.place.point {
            premises["geo"] = [
                "@type": "GeoCoordinates", "latitude": .number(point.latitude),
                "longitude": .number(point.longitude),
            ]
        }
        return premises
    }
}
