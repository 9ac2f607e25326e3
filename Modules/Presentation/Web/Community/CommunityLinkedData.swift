import JSONCoding
import Wire

/// A community post as a schema.org `DiscussionForumPosting`, for search engines.
struct CommunityLinkedData {
    let common: PostLinkedData<CommunityContentsBody>

    var json: JSON {
        let listing = common.post.listing
        var posting = common.document("DiscussionForumPosting")
        posting["headline"] = .string(listing.title)
        posting["text"] = .string(common.post.contents.description)
        posting["author"] = common.author
        posting["datePublished"] = .string(listing.createdAt.rfc3339)
        posting["dateModified"] = .string((listing.editedAt ?? listing.createdAt).rfc3339)
        posting["commentCount"] = .integer(Int64(listing.comments))
        return .object(posting)
    }
}
