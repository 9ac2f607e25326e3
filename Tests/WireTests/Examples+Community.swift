import Domain
import JSONCoding
import Wire

extension Examples {
    private static func post(_ scope: CommunityScope) -> CommunityContentsBody {
        var post = CommunityContentsBody()
        post.title = "연습실 \"추천\""
        post.description = "줄\n바꿈"
        post.scope = scope
        post.tags = ["연습실", "bwv988"]
        post.images = [Image.ID(rawValue: 9)]
        return post
    }

    static let community: [any Body] = [
        post(.neighbourhood), PostingBody(post(.nationwide), at: PlaceChoiceBody(.byAddress("명동길 14"))),
        DraftBody<CommunityContentsBody>(["scope": "nationwide", "tags": ["#하프"]]),
    ]
}
