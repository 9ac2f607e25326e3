public import Domain
import HTTPServer
import Wire

/// Endpoints of sources: a member's own, and all for operators, which other members don't find.
public struct SourceRoutes: Sendable {
    private let operators: any OperatorRepository
    private let queries: any SourceQueries
    private let gazetteer: any Gazetteer
    private let clock: any WallClock
    private let changes: SourceChanges
    private let room = BodyMemory(
        bytes: 8 * ReadDocument.mostBytes,
        ofOneMember: ReadDocument.mostBytes
    )

    public init(
        operators: any OperatorRepository,
        queries: any SourceQueries,
        gazetteer: any Gazetteer,
        clock: any WallClock,
        _ changes: SourceChanges
    ) {
        self.operators = operators
        self.queries = queries
        self.gazetteer = gazetteer
        self.clock = clock
        self.changes = changes
    }

    public var endpoints: [Endpoint] {
        [
            read, mine, list.audited(as: .sourcesList), add.audited(as: .sourceAdd),
            one.audited(as: .sourceRead), remove.audited(as: .sourceRemove),
            approve.audited(as: .sourceDecide), decline.audited(as: .sourceDecide),
            fetch.audited(as: .sourceFetch), pause.audited(as: .sourcePause),
            resume.audited(as: .sourceResume), withdraw.audited(as: .sourceWithdraw),
            entries.audited(as: .entriesList), accept.audited(as: .entryAccept),
            skip.audited(as: .entrySkip),
        ]
    }

    private var read: Endpoint {
        .upload(
            .post,
            SourcePath.read,
            "Read the events of a calendar, feed or page; nothing is stored",
            types: ["application/octet-stream"],
            limit: ReadDocument.mostBytes,
            room: room,
            answers: .json()
        ) { [changes] request, who in
            let reading = try await changes.read(request.body.collected(), by: who.member)
            return ListBody(reading.entries.map(ReadEventBody.init))
        }
    }

    private var mine: Endpoint {
        .member(
            .get,
            SourcePath.mine,
            "List the sources of events that I proposed or added; newest first",
            query: Parameter.slice,
            answers: .json()
        ) { [self] request, who in
            let slice = try await queries.list(of: who.member, request.slice)
            return ListBody(slice.items.map(body), next: slice.next)
        }
    }

    private var list: Endpoint {
        .member(
            .get,
            SourcePath.all,
            "List sources of events; newest first, for operators",
            query: [.optional("state", .words(of: Source.State.self), "Default: all")] + Parameter.slice,
            answers: .json()
        ) { [self] request, who in
            try await operators.mustInclude(who.member)
            let state = try request.choice("state", of: Source.State.self)
            let slice = try await queries.list(state, request.slice)
            return ListBody(slice.items.map(body), next: slice.next)
        }
    }

    private var add: Endpoint {
        .member(
            .post,
            SourcePath.all,
            "Add a source of events; fetched within a minute, or proposed by members who are no operators",
            takes: SourceToAddBody.self,
            answers: .json(201)
        ) { [self] _, who, new in
            return try await found(changes.add(new.ledger(), by: who.member))
        }
    }

    private var one: Endpoint {
        .member(.get, SourcePath.one, "Get a source of events; for operators", answers: .json()) {
            [self] request, who in
            try await operators.mustInclude(who.member)
            return try await found(request.source)
        }
    }

    private var remove: Endpoint {
        .member(
            .delete,
            SourcePath.one,
            "Delete a source with all its events; for its owner and operators",
            answers: .nothing
        ) { [changes] request, who in
            try await changes.remove(request.source, by: who.member)
            return Nothing()
        }
    }

    private var fetch: Endpoint {
        .member(
            .post,
            SourcePath.fetch,
            "Fetch a source now; a failure is in the response, for operators",
            answers: .json()
        ) { [self] request, who in
            _ = try await changes.fetch(request.source, by: who.member)
            return try await found(request.source)
        }
    }

    private var pause: Endpoint {
        .member(.post, SourcePath.pause, "Stop fetching a source; for operators", answers: .json()) {
            [self] request, who in
            try await changes.pause(request.source, by: who.member)
            return try await found(request.source)
        }
    }

    private var resume: Endpoint {
        .member(
            .post,
            SourcePath.resume,
            "Fetch a source again, and show its events if it was withdrawn; for operators",
            answers: .json()
        ) { [self] request, who in
            try await changes.pause.resume(request.source, by: who.member)
            return try await found(request.source)
        }
    }

    private var withdraw: Endpoint {
        .member(
            .post,
            SourcePath.withdraw,
            "Stop fetching a source and hide all its events; for operators",
            answers: .json()
        ) { [self] request, who in
            try await changes.withdraw(request.source, by: who.member)
            return try await found(request.source)
        }
    }

    private func found(_ id: Source.ID) async throws -> SourceBody { body(try await queries.summary(id)) }

    @Sendable private func body(_ summary: SourceSummary) -> SourceBody {
        let code = summary.source.ledger.neighbourhood
        return SourceBody(summary, gazetteer.neighbourhood(code, at: clock.now))
    }
}

extension SourceRoutes {
    private var approve: Endpoint {
        .member(
            .post,
            SourcePath.approve,
            "Accept a proposed source; it is fetched within a minute, for operators",
            answers: .json()
        ) { [self] request, who in
            try await changes.decide(request.source, .approved, by: who.member)
            return try await found(request.source)
        }
    }

    private var decline: Endpoint {
        .member(
            .post,
            SourcePath.decline,
            "Decline a proposed source; the member learns why, for operators",
            takes: SubmissionReasonBody.self,
            answers: .json()
        ) { [self] request, who, body in
            try await operators.mustInclude(who.member)
            try await changes.decide(request.source, .declined(body.read()), by: who.member)
            return try await found(request.source)
        }
    }

    private var entries: Endpoint {
        .member(
            .get,
            SourcePath.entries,
            "List the entries of a source; newest first, for operators",
            query: [.optional("state", .words(of: ImportedEntry.State.self), "Default: all")]
                + Parameter.slice,
            answers: .json()
        ) { [self] request, who in
            try await operators.mustInclude(who.member)
            let id = try request.source
            _ = try await queries.summary(id)
            let state = try request.choice("state", of: ImportedEntry.State.self)
            let slice = try await queries.entries(of: id, state, request.slice)
            return ListBody(slice.items.map(SourceEntryBody.init), next: slice.next)
        }
    }

    private var accept: Endpoint {
        .member(
            .post,
            SourcePath.acceptEntry,
            "Publish an entry that waits for review; for operators",
            answers: .json()
        ) { [changes] request, who in
            AcceptedEntryBody(listing: try await changes.review.accept(request.sourceEntry, by: who.member))
        }
    }

    private var skip: Endpoint {
        .member(
            .post,
            SourcePath.skipEntry,
            "Leave out an entry that waits for review; for operators",
            answers: .nothing
        ) { [changes] request, who in
            try await changes.review.skip(request.sourceEntry, by: who.member)
            return Nothing()
        }
    }
}

/// The use cases of sources.
public struct SourceChanges: Sendable {
    let read: ReadDocument
    let add: AddSource
    let decide: DecideSource
    let fetch: FetchSource
    let pause: PauseSource
    let withdraw: WithdrawSource
    let remove: RemoveSource
    let review: ReviewEntry

    public init(
        read: ReadDocument,
        add: AddSource,
        decide: DecideSource,
        fetch: FetchSource,
        pause: PauseSource,
        withdraw: WithdrawSource,
        remove: RemoveSource,
        review: ReviewEntry
    ) {
        self.read = read
        self.add = add
        self.decide = decide
        self.fetch = fetch
        self.pause = pause
        self.withdraw = withdraw
        self.remove = remove
        self.review = review
    }
}

extension Request {
    fileprivate var source: Source.ID { get throws { try identifier(or: SourceRefusal.notFound) } }

    fileprivate var sourceEntry: ImportedEntry.ID {
        get throws { try identifier(or: SourceRefusal.entryNotFound) }
    }
}
