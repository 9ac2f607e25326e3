public import Domain
import HTTPServer
import Wire

/// A class that a member has begun to write, kept from one device to the next.
public struct ClassDraftRoutes: Sendable {
    private let drafts: any DraftRepository
    private let clock: any WallClock

    public init(drafts: any DraftRepository, clock: any WallClock) {
        self.drafts = drafts
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [
            .member(.get, ClassPath.draft, "The class I have begun to write", answers: .json()) {
                [drafts] _, who in
                guard let draft = try await drafts.find(.class, of: who.member) else {
                    throw DraftRefusal.notFound
                }
                return try SavedClassDraftBody(draft)
            },
            .member(
                .put,
                ClassPath.draft,
                "Keep what I have written so far, in place of what was kept",
                takes: ClassDraftBody.self,
                answers: .json()
            ) { [drafts, clock] _, who, body in
                let text = String(decoding: body.encoded, as: UTF8.self)
                let draft = try Draft(document: text, savedAt: clock.now)
                try await drafts.save(draft, .class, of: who.member)
                return try SavedClassDraftBody(draft)
            },
            .member(.delete, ClassPath.draft, "Throw away what I have begun to write", answers: .nothing) {
                [drafts] _, who in
                try await drafts.remove(.class, of: who.member)
                return Nothing()
            },
        ]
    }
}
