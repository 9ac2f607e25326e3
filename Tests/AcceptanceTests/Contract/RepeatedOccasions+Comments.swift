import JSONCoding
import TestSupport

/// Requests about comments.
extension RepeatedOccasions {
    static let comments: [String: Making] = [
        "/api/v1/listings/{id}/comments": { environment in
            let (_, ben, shop) = try await environment.shop()
            return Occasion(who: ben, path: "/api/v1/listings/\(shop)/comments", body: ["text": "주차되나요?"])
        },
        "/api/v1/comments/{id}/replies": { environment in
            let (ana, ben, shop) = try await environment.shop()
            let comment = try await ben.comment("주차되나요?", on: shop)
            return Occasion(who: ana, path: "/api/v1/comments/\(comment)/replies", body: ["text": "네"])
        },
    ]
}

extension TestEnvironment {
    fileprivate func shop() async throws -> (ana: Neighbour, ben: Neighbour, shop: String) {
        let ana = try await server.signUp("ana")
        return (ana, try await server.signUp("ben"), try await ana.postShop())
    }
}
