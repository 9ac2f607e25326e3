public import Domain
import HTTPServer
import Wire

/// Endpoints of sources for operators, not found for other members.
public struct SourceRoutes: Sendable {
    private let operators: any OperatorRepository
    private let queries: any SourceQueries
    private let gazetteer: any Gazetteer
    private let clock: any WallClock
    private let changes: SourceChanges

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
        [list, add, one, remove, fetch, pause, resume, withdraw, entries, accept, skip]
    }

    private var list: Endpoint {
        .member(
            .get,
            SourcePath.all,
            "List sources of events; newest first, for operators",
            query: Parameter.slice,
            answers: .json()
        ) { [self] request, who in
            try await operators.mustInclude(who.member)
            let slice = try await queries.list(request.slice)
            return ListBody(slice.items.map(body), next: slice.next)
        }
    }

    private var add: Endpoint {
        .member(
            .post,
            SourcePath.all,
            "Add a source of events; it is fetched within a minute, for operators",
            takes: SourceToAddBody.self,
            answers: .json(201)
        ) { [self] _, who, new in
            try await operators.mustInclude(who.member)
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
            "Delete a source with all its events; for operators",
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
            SourcePath.accept,
            "Publish an entry that waits for review; for operators",
            answers: .json()
        ) { [changes] request, who in
            AcceptedEntryBody(listing: try await changes.review.accept(request.sourceEntry, by: who.member))
        }
    }

    private var skip: Endpoint {
        .member(
            .post,
            SourcePath.skip,
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
    let add: AddSource
    let fetch: FetchSource
    let pause: PauseSource
    let withdraw: WithdrawSource
    let remove: RemoveSource
    let review: ReviewEntry

    public init(
        add: AddSource,
        fetch: FetchSource,
        pause: PauseSource,
        withdraw: WithdrawSource,
        remove: RemoveSource,
        review: ReviewEntry
    ) {
        self.add = add
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
