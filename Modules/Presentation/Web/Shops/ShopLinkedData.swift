import Domain
import JSONCoding
import Wire

/// A shop as a schema.org `RealEstateListing`, for search engines.
struct ShopLinkedData {
    let common: PostLinkedData<ShopContentsBody>

    private var contents: ShopContentsBody { common.post.contents }

    var json: JSON? {
        guard let terms = try? contents.terms() else { return nil }
        var listing = common.document("RealEstateListing")
        listing["datePosted"] = .string(common.post.listing.createdAt.rfc3339)
        listing["offers"] = .object(offer(terms))
        listing["mainEntity"] = common.place()
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
}
