public import Domain
import HTTPServer
import Wire

/// Posting classes, reading them, and what their authors do with them.
public struct ClassRoutes: Sendable {
    private let classes: any ClassRepository
    private let reading: ClassReading
    private let post: PostClass
    private let edit: EditClass
    private let mint: IdentifierMint
    private let clock: any WallClock

    public init(
        classes: any ClassRepository,
        reading: ClassReading,
        post: PostClass,
        edit: EditClass,
        mint: IdentifierMint,
        clock: any WallClock
    ) {
        self.classes = classes
        self.reading = reading
        self.post = post
        self.edit = edit
        self.mint = mint
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [posting, one, editing, closing, reopening, bumping, deletion, deleting]
    }

    private var posting: Endpoint {
        .member(
            .post,
            ClassPath.all,
            "Offer a class, or look for one",
            takes: ClassContentsBody.self,
            answers: .json(201)
        ) { [post, reading] request, who, body in
            let id = try await post(
                body.side,
                body.contents(),
                at: body.place.choice(),
                by: who.member
            )
            return try await reading.body(of: id, for: who.member)
        }
    }

    private var one: Endpoint {
        .visitor(.get, ClassPath.one, "One class, with all that the reader may know", answers: .json()) {
            [reading] request, who in
            try await reading.look(at: request.classID, by: who, from: request.remoteAddress)
        }
    }

    private var editing: Endpoint {
        .member(
            .put,
            ClassPath.one,
            "Say everything of my class anew; it stays where it is, open or closed",
            takes: ClassContentsBody.self,
            answers: .json()
        ) { [edit, reading] request, who, body in
            let id = try request.classID
            try await edit(id, body.side, body.contents(), at: body.place.choice(), by: who.member)
            return try await reading.body(of: id, for: who.member)
        }
    }

    private var closing: Endpoint {
        changing(ClassPath.close, "Close my class: nobody new can ask about it") { [clock] in
            try $0.close(at: clock.now)
        }
    }

    private var reopening: Endpoint {
        changing(ClassPath.reopen, "Open my class again") { [clock] in try $0.reopen(at: clock.now) }
    }

    private var bumping: Endpoint {
        changing(ClassPath.bump, "Move my class to the top, once a day") { [clock, mint] in
            try $0.bump(to: mint.next(), at: clock.now)
        }
    }

    private func changing(
        _ path: ClassPath,
        _ summary: String,
        _ change: @escaping @Sendable (inout Class) throws -> Void
    ) -> Endpoint {
        .member(.post, path, summary, answers: .json()) { [classes, clock, reading] request, who in
            let id = try request.classID
            try await classes.update(id, of: who.member, at: clock.now, change)
            return try await reading.body(of: id, for: who.member)
        }
    }

    private var deletion: Endpoint {
        .member(.get, ClassPath.deletion, "What deleting my class would do to others", answers: .json()) {
            [classes, clock] request, who in
            ClassDeletionPlanBody(
                try await classes.deletionPlan(for: request.classID, of: who.member, at: clock.now)
            )
        }
    }

    private var deleting: Endpoint {
        .member(.delete, ClassPath.one, "Delete my class; its conversations stay", answers: .nothing) {
            [classes, clock] request, who in
            try await classes.delete(request.classID, of: who.member, at: clock.now)
            return Nothing()
        }
    }
}

extension Request {
    fileprivate var classID: Class.ID {
        get throws { try identifier(or: ListingRefusal.notFound) }
    }
}
