import Domain
import JSONCoding
import Wire

/// What the documents of schema.org about posts have in common.
struct PostLinkedData<Contents: PostContentsBody> {
    let post: PostBody<Contents>
    /// The scheme and host of the addresses in it.
    let site: String

    var address: String { site + post.listing.pageAddress }

    /// With its name, address, text and pictures.
    func document(_ type: String) -> JSONObject {
        var document: JSONObject = [
            "@context": "https://schema.org", "@type": .string(type), "name": .string(post.listing.title),
            "url": .string(address),
        ]
        let text = post.contents.description
        if !text.isEmpty { document["description"] = .string(text) }
        if !post.images.isEmpty {
            document["image"] = .array(post.images.map { .string(site + $0.files.full.path) })
        }
        return document
    }

    /// The neighbourhood, with the address and the point for readers who may know them.
    func place(named name: String = "") -> JSON {
        let neighbourhood = post.listing.neighbourhood.name
        var address: JSONObject = [
            "@type": "PostalAddress", "addressLocality": .string(neighbourhood), "addressCountry": "KR",
        ]
        if let street = post.place?.address { address["streetAddress"] = .string(street) }
        var place: JSONObject = [
            "@type": "Place", "name": .string(name.isEmpty ? neighbourhood : name),
            "address": .object(address),
        ]
        if let point = post.place?.point {
            place["geo"] = [
                "@type": "GeoCoordinates", "latitude": .number(point.latitude),
                "longitude": .number(point.longitude),
            ]
        }
        return .object(place)
    }

    var author: JSON {
        let author = post.listing.author.member
        return [
            "@type": "Person", "name": .string(author.nickname.text),
            "url": .string(site + MemberPagePath.one.filled(author.id.description)),
        ]
    }

    func offer(_ money: Money, for name: String? = nil) -> JSON {
        var offer: JSONObject = [
            "@type": "Offer", "price": .integer(Int64(money.won)), "priceCurrency": "KRW",
            "category": money.won == 0 ? "Free" : "Paid", "url": .string(address),
            "availability": .string(
                "https://schema.org/\(post.listing.status == .open ? "InStock" : "SoldOut")"
            ),
        ]
        offer["name"] = name.map { .string($0) }
        return .object(offer)
    }
}
