public import Domain
import HTTPServer
public import Wire

/// Endpoints of the posts of one kind and of their drafts.
public struct PostRoutes<Contents: PostContentsBody>: Sendable {
    private let reading: PostReading<Contents>
    private let publish: PublishPost<Contents.Item>
    private let edit: EditPost<Contents.Item>
    private let drafts: any DraftRepository
    /// Whether public posts are announced to followers on other servers.
    private let announces: Bool
    private let clock: any WallClock

    public init(
        reading: PostReading<Contents>,
        publish: PublishPost<Contents.Item>,
        edit: EditPost<Contents.Item>,
        drafts: any DraftRepository,
        announces: Bool,
        clock: any WallClock
    ) {
        self.reading = reading
        self.publish = publish
        self.edit = edit
        self.drafts = drafts
        self.announces = announces
        self.clock = clock
    }

    public var endpoints: [Endpoint] { [publishing, one, editing, draft, savingDraft, removingDraft] }

    private var publishing: Endpoint {
        .member(
            .post,
            PostPath.all(Contents.kind),
            "Post \(Contents.noun)\(remark)",
            takes: PostingBody<Contents>.self,
            answers: .json(201)
        ) { [publish, reading] _, who, body in
            let (contents, place, weeks) = try body.read()
            let id = try await publish(
                contents,
                at: place,
                weeks: weeks,
                isNew: body.isNew,
                by: who.member
            )
            return try await reading.body(of: id, for: who.member)
        }
    }

    private var remark: String {
        announces ? "; while it is public, it is also sent to followers on other servers" : ""
    }

    private var one: Endpoint {
        .visitor(.get, PostPath.one(Contents.kind), "Get \(Contents.noun)", answers: .json()) {
            [reading] request, who in
            try await reading.view(request.listing, by: who, from: request.remoteAddress)
        }
    }

    private var editing: Endpoint {
        var endpoint = Endpoint.member(
            .put,
            PostPath.one(Contents.kind),
            "Replace \(Contents.noun)\(remark)",
            takes: PostingBody<Contents>.self,
            answers: .json()
        ) { [edit, reading] request, who, body in
            let id = try request.listing
            let (contents, place, _) = try body.read()
            try await edit(id, contents, at: place, basedOn: request.expectedVersion, by: who.member)
            return try await reading.body(of: id, for: who.member)
        }
        endpoint.isConditional = true
        return endpoint
    }

    private var draft: Endpoint {
        .member(.get, PostPath.draft(Contents.kind), "Get my draft of \(Contents.noun)", answers: .json()) {
            [drafts] _, who in
            guard let draft = try await drafts.find(Contents.kind, of: who.member) else {
                throw DraftRefusal.notFound
            }
            return try SavedDraftBody<Contents>(draft)
        }
    }

    private var savingDraft: Endpoint {
        .member(
            .put,
            PostPath.draft(Contents.kind),
            "Save my draft of \(Contents.noun)",
            takes: DraftBody<Contents>.self,
            answers: .json()
        ) { [drafts, clock] _, who, body in
            let text = String(decoding: body.encoded, as: UTF8.self)
            let draft = try Draft(document: text, savedAt: clock.now)
            try await drafts.save(draft, Contents.kind, of: who.member)
            return try SavedDraftBody<Contents>(draft)
        }
    }

    private var removingDraft: Endpoint {
        .member(
            .delete,
            PostPath.draft(Contents.kind),
            "Delete my draft of \(Contents.noun)",
            answers: .nothing
        ) { [drafts] _, who in
            try await drafts.remove(Contents.kind, of: who.member)
            return Nothing()
        }
    }
}

extension PostContentsBody {
    /// The kind with its article, as in "a class".
    fileprivate static var noun: String {
        let name = kindName.lowercased()
        return name.first.map("aeiou".contains) == true ? "an \(name)" : "a \(name)"
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
