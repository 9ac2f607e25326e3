import Domain
import HTTPServer
import Wire
import Wording

/// Page routes for composing and editing posts of a kind.
struct ComposePages<Pages: KindPages>: Sendable {
    private static var posts: PostOperations<Pages.Contents> { API.posts(Pages.Contents.self) }

    var routes: [PageRoute] { [compose, post, discard, edit, put] }

    private var compose: PageRoute {
        .memberPage(PostPagePath.compose(Pages.kind)) { visit in
            guard visit.kinds.contains(Pages.kind) else { throw ListingRefusal.kindNotOffered(Pages.kind) }
            let draft = try await Self.draft(of: visit)
            let entry =
                draft.map { FormEntry(post: $0.draft.document, Pages.self) } ?? .empty(Pages.self, for: visit)
            return try await Self.page(
                visit,
                entry,
                .posting(draftSavedAt: draft?.savedAt, preview: await Self.preview(entry, visit))
            )
        }
    }

    private static func draft(of visit: Visit) async throws -> SavedDraftBody<Pages.Contents>? {
        do {
            return try await visit(posts.draft())
        } catch DraftRefusal.notFound {
            return nil
        }
    }

    private var post: PageRoute {
        .form(
            PostPagePath.compose(Pages.kind),
            sends: Self.posts.publish,
            body: PageRoute.longestFormWithFiles,
            reading: { visit, entry in
                let step = try await ComposeStep<Pages>(visit).step(entry)
                switch step {
                case .showAgain(let entry): await Self.keep(entry, visit)
                case .send(let entry): return .send(try await entry.savingDetails(visit))
                }
                return step
            },
            spelling: { $0.spelled(as: Pages.self) },
            then: { visit, post in
                try await visit(Self.posts.removeDraft())
                let flash: Flash = post.listing.isHeldBack ? .submitted : .posted
                return .to(post.listing.pageAddress, flash: flash)
            },
            refused: { visit, entry in
                try await Self.page(
                    visit,
                    entry,
                    .posting(
                        similar: Self.similar(entry, visit),
                        preview: await Self.preview(entry, visit)
                    )
                )
            }
        )
    }

    /// The listings that the post may be about, too.
    private static func similar(_ entry: FormEntry, _ visit: Visit) async throws -> [ListingBody] {
        guard case .similarExists(let ids)? = entry.problem?.refusal as? ListingRefusal else { return [] }
        var similar: [ListingBody] = []
        for id in ids { similar.append(try await visit(API.listings.one(id))) }
        return similar
    }

    /// Nil for what can't be posted yet.
    private static func preview(_ entry: FormEntry, _ visit: Visit) async -> ListingBody? {
        let document = entry.spelled(as: Pages.self).document(like: PostingBody<Pages.Contents>.self)
        guard let posting = try? PostingBody<Pages.Contents>(validating: document) else { return nil }
        return try? await visit(posts.preview(posting))
    }

    /// Saves the draft. Best effort: a draft that is too long isn't saved.
    private static func keep(_ entry: FormEntry, _ visit: Visit) async {
        let draft = DraftBody<Pages.Contents>(
            entry.spelledDraft(as: Pages.self).document(like: DraftBody<Pages.Contents>.self)
        )
        _ = try? await visit(posts.saveDraft(draft))
    }

    private var discard: PageRoute {
        .button(PostPagePath.discard(Pages.kind), sends: Self.posts.removeDraft) { _, _ in
            .to(PostPagePath.compose(Pages.kind).rawValue)
        }
    }

    private var edit: PageRoute {
        .memberPage(PostPagePath.edit(Pages.kind)) { visit in
            let post = try await visit.post(Pages.Contents.self)
            guard post.listing.author.member.id == visit.who?.member else { throw ListingRefusal.notAuthor }
            let entry = FormEntry(post: post.posting, Pages.self)
                .saying([post.version.tag], at: FormEntry.versionField)
            return try await Self.page(visit, entry, .editing(post.listing.id))
        }
    }

    private var put: PageRoute {
        .form(
            PostPagePath.edit(Pages.kind),
            sends: Self.posts.edit,
            body: PageRoute.longestFormWithFiles,
            reading: { visit, entry in
                let step = try await ComposeStep<Pages>(visit).step(entry)
                guard case .send(let entry) = step else { return step }
                return .send(try await entry.savingDetails(visit))
            },
            spelling: { $0.spelled(as: Pages.self) },
            then: { _, post in .to(post.listing.pageAddress, flash: .edited) },
            refused: { visit, entry in
                let id = try visit.place(of: Self.posts.edit)
                guard entry.problem?.refusal.code == ListingRefusal.editedMeanwhile.code else {
                    return try await Self.page(visit, entry, .editing(id))
                }
                // Saving once more replaces the version that the page now shows.
                let stored = try await visit.post(Pages.Contents.self)
                let entry = entry.saying([stored.version.tag], at: FormEntry.versionField)
                return try await Self.page(visit, entry, .editing(id, over: stored))
            }
        )
    }

    private static func page(_ visit: Visit, _ entry: FormEntry, _ purpose: ComposePage<Pages>.Purpose)
        async throws
        -> Page
    {
        let homes = try await visit(API.neighbourhoods.mine())
        var stake = MoneyStake.none
        if case .editing(let id, _) = purpose { stake = try await Self.stake(of: id, visit) }
        return ComposePage<Pages>(
            entry: entry,
            purpose: purpose,
            homes: homes.items.compactMap(\.neighbourhood),
            lineSuggestions: try await Pages.lineSuggestions(for: visit),
            images: try await entry.pictures(atMost: Pages.Contents.Item.mostImages, visit),
            teacher: try await TeacherNote(for: Pages.kind, visit),
            missing: entry.missingDetails(knowing: try await Self.missingDetails(visit)),
            stake: stake
        ).page(for: visit)
    }

    /// What the author has to tell before hosting a listing of the kind.
    private static func missingDetails(_ visit: Visit) async throws -> [MemberDetail] {
        guard Pages.kind.hasConditions else { return [] }
        let own = try await visit(API.accounts.mine())
        return Pages.kind.missing(ofHost: own.account.details)?.details ?? []
    }

    private static func stake(of listing: Listing.ID, _ visit: Visit) async throws -> MoneyStake {
        let sells = [.paidSeats, .paidLessons, .deposits].contains { Pages.kind.has($0) }
        guard visit.takesPayments, sells else { return .none }
        return try await visit(API.listings.deletion(listing)).plan.stake
    }
}
