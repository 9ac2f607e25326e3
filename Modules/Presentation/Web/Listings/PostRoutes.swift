public import Domain
import HTTPServer
public import Wire

/// Endpoints of the posts of one kind and of their drafts.
public struct PostRoutes<Contents: PostContentsBody>: Sendable {
    private let reading: PostReading<Contents>
    private let cards: ListingCards
    private let posts: Posts<Contents.Item>
    private let drafts: any DraftRepository
    /// Whether public posts are announced to followers on other servers.
    private let announces: Bool
    private let clock: any WallClock
    private let operations = API.posts(Contents.self)

    public init(
        reading: PostReading<Contents>,
        cards: ListingCards,
        posts: Posts<Contents.Item>,
        drafts: any DraftRepository,
        announces: Bool,
        clock: any WallClock
    ) {
        self.reading = reading
        self.cards = cards
        self.posts = posts
        self.drafts = drafts
        self.announces = announces
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [publishing, previewing, one, editing, draft, savingDraft, removingDraft]
    }

    private var publishing: Endpoint {
        announced(
            .on(operations.publish) { _, posting, who in
                let (contents, place, weeks) = try posting.read()
                let id = try await posts.publish(
                    contents,
                    at: place,
                    weeks: weeks,
                    isNew: posting.isNew,
                    by: who.member
                )
                return try await reading.body(of: id, for: who.member)
            }
        )
    }

    private var previewing: Endpoint {
        .on(operations.preview) { _, posting, who in
            let (contents, place, _) = try posting.read()
            return cards.card(try await posts.preview(contents, at: place, by: who.member))
        }
    }

    private var one: Endpoint {
        .on(operations.one) { id, _, who, request in
            try await reading.view(id, by: who, from: request.remoteAddress)
        }
    }

    private var editing: Endpoint {
        announced(
            .on(operations.edit) { id, posting, who, request in
                let (contents, place, _) = try posting.read()
                try await posts.edit(
                    id,
                    contents,
                    at: place,
                    basedOn: request.expectedVersion,
                    by: who.member
                )
                return try await reading.body(of: id, for: who.member)
            }
        )
    }

    /// Says where else it is sent.
    private func announced(_ endpoint: Endpoint) -> Endpoint {
        guard announces else { return endpoint }
        var endpoint = endpoint
        endpoint.summary += "; while it is public, it is also sent to followers on other servers"
        return endpoint
    }

    private var draft: Endpoint {
        .on(operations.draft) { _, _, who in
            guard let draft = try await drafts.find(Contents.kind, of: who.member) else {
                throw DraftRefusal.notFound
            }
            return try SavedDraftBody<Contents>(draft)
        }
    }

    private var savingDraft: Endpoint {
        .on(operations.saveDraft) { _, body, who in
            let text = String(decoding: body.encoded, as: UTF8.self)
            let draft = try Draft(document: text, savedAt: clock.now)
            try await drafts.save(draft, Contents.kind, of: who.member)
            return try SavedDraftBody<Contents>(draft)
        }
    }

    private var removingDraft: Endpoint {
        .on(operations.removeDraft) { _, _, who in
            try await drafts.remove(Contents.kind, of: who.member)
            return Nothing()
        }
    }
}

extension Request {
    /// A tag that the server didn't issue matches no version.
    fileprivate var expectedVersion: Listing.Version? {
        expectedTag.map { Listing.Version(tag: $0) ?? Listing.Version(Moment(milliseconds: 0)) }
    }

    var listing: Listing.ID {
        get throws { try identifier(or: ListingRefusal.notFound) }
    }
}
