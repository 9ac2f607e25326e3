import Domain
import HTTPServer
import Wire
import Wording

/// Writing a class, and writing it anew.
struct ComposePages: Sendable {
    var routes: [PageRoute] { [compose, post, discard, edit, put] }

    private var compose: PageRoute {
        .memberPage(ClassPagePath.compose) { visit in
            let draft = try await Self.draft(of: visit)
            let entry = draft.map { FormEntry(ofClass: $0.draft.document) } ?? .classToBegin
            return try await Self.page(visit, entry, .posting(draftSavedAt: draft?.savedAt))
        }
    }

    private static func draft(of visit: Visit) async throws -> SavedClassDraftBody? {
        do {
            return try await visit.get(ClassPath.draft)
        } catch DraftRefusal.notFound {
            return nil
        }
    }

    private var post: PageRoute {
        .form(
            ClassPagePath.compose,
            sends: .post,
            to: ClassPath.all,
            body: PageRoute.longestFormWithFiles,
            reading: { visit, entry in
                let step = try await ComposeStep(visit).step(entry)
                if case .showAgain(let entry) = step { await Self.keep(entry, visit) }
                return step
            },
            spelling: \.spelledAsClass,
            then: { visit, post in
                let post: ClassBody = post
                try await visit.ask(.delete, ClassPath.draft, answers: Nothing.self)
                return .to(post.listing.pageAddress, telling: .posted)
            },
            refused: { visit, entry in try await Self.page(visit, entry, .posting()) }
        )
    }

    /// What is half written can be more than a draft takes; then it is only not kept.
    private static func keep(_ entry: FormEntry, _ visit: Visit) async {
        let draft = ClassDraftBody(entry.spelledAsClassDraft.document(like: ClassDraftBody.self))
        _ = try? await visit.send(.put, ClassPath.draft, body: draft, answers: SavedClassDraftBody.self)
    }

    private var discard: PageRoute {
        .button(ClassPagePath.discard) { visit in
            try await visit.ask(.delete, ClassPath.draft, answers: Nothing.self)
            return .to(ClassPagePath.compose.rawValue)
        }
    }

    private var edit: PageRoute {
        .memberPage(ClassPagePath.edit) { visit in
            let post: ClassBody = try await visit.get(ClassPath.one, visit.place())
            guard post.listing.author.member.id == visit.who?.member else { throw ListingRefusal.notAuthor }
            return try await Self.page(visit, FormEntry(ofClass: post.contents), .editing(visit.place()))
        }
    }

    private var put: PageRoute {
        .form(
            ClassPagePath.edit,
            sends: .put,
            to: ClassPath.one,
            body: PageRoute.longestFormWithFiles,
            reading: { visit, entry in try await ComposeStep(visit).step(entry) },
            spelling: \.spelledAsClass,
            then: { _, post in
                let post: ClassBody = post
                return .to(post.listing.pageAddress, telling: .edited)
            },
            refused: { visit, entry in try await Self.page(visit, entry, .editing(visit.place())) }
        )
    }

    private static func page(_ visit: Visit, _ entry: FormEntry, _ purpose: ComposePage.Purpose) async throws
        -> Page
    {
        let homes: ListBody<HomeBody> = try await visit.get(NeighbourhoodPath.mine)
        var images: [ImageBody] = []
        for id in entry.texts("images") {
            if let image = try await image(id, visit) { images.append(image) }
        }
        return ComposePage(
            entry: entry,
            purpose: purpose,
            homes: homes.items.compactMap(\.neighbourhood),
            images: images
        ).page(for: visit)
    }

    /// Nil for one that was swept while the draft lay.
    private static func image(_ id: String, _ visit: Visit) async throws -> ImageBody? {
        do {
            return try await visit.get(ImagePath.one, id)
        } catch ImageRefusal.notFound {
            return nil
        }
    }
}
