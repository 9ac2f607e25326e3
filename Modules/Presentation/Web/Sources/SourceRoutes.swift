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
            API.sources.read,
            types: ["application/octet-stream"],
            limit: ReadDocument.mostBytes,
            room: room
        ) { _, _, who, request in
            let reading = try await changes.read(request.body.collected(), by: who.member)
            return ListBody(reading.entries.map(ReadEventBody.init))
        }
    }

    private var mine: Endpoint {
        .on(API.sources.mine) { _, query, who in
            let slice = try await queries.list(of: who.member, query.slice)
            return ListBody(slice.items.map(body), next: slice.next)
        }
    }

    private var list: Endpoint {
        .on(API.sources.all) { _, query, who in
            try await operators.mustInclude(who.member)
            let slice = try await queries.list(query.state, query.slice)
            return ListBody(slice.items.map(body), next: slice.next)
        }
    }

    private var add: Endpoint {
        .on(API.sources.add) { _, new, who in
            try await found(changes.add(new.ledger(), by: who.member))
        }
    }

    private var one: Endpoint {
        .on(API.sources.one) { id, _, who in
            try await operators.mustInclude(who.member)
            return try await found(id)
        }
    }

    private var remove: Endpoint {
        .on(API.sources.remove) { id, _, who in
            try await changes.remove(id, by: who.member)
            return Nothing()
        }
    }

    private var approve: Endpoint {
        .on(API.sources.approve) { id, _, who in
            try await changes.decide(id, .approved, by: who.member)
            return try await found(id)
        }
    }

    private var decline: Endpoint {
        .on(API.sources.decline) { id, reason, who in
            try await operators.mustInclude(who.member)
            try await changes.decide(id, .declined(reason.read()), by: who.member)
            return try await found(id)
        }
    }

    private var fetch: Endpoint {
        .on(API.sources.fetch) { id, _, who in
            _ = try await changes.fetch(id, by: who.member)
            return try await found(id)
        }
    }

    private var pause: Endpoint {
        .on(API.sources.pause) { id, _, who in
            try await changes.pause(id, by: who.member)
            return try await found(id)
        }
    }

    private var resume: Endpoint {
        .on(API.sources.resume) { id, _, who in
            try await changes.pause.resume(id, by: who.member)
            return try await found(id)
        }
    }

    private var withdraw: Endpoint {
        .on(API.sources.withdraw) { id, _, who in
            try await changes.withdraw(id, by: who.member)
            return try await found(id)
        }
    }

    private var entries: Endpoint {
        .on(API.sources.entries) { id, query, who in
            try await operators.mustInclude(who.member)
            _ = try await queries.summary(id)
            let slice = try await queries.entries(of: id, query.state, query.slice)
            return ListBody(slice.items.map(SourceEntryBody.init), next: slice.next)
        }
    }

    private var accept: Endpoint {
        .on(API.sources.acceptEntry) { entry, _, who in
            AcceptedEntryBody(listing: try await changes.review.accept(entry, by: who.member))
        }
    }

    private var skip: Endpoint {
        .on(API.sources.skipEntry) { entry, _, who in
            try await changes.review.skip(entry, by: who.member)
            return Nothing()
        }
    }

    private func found(_ id: Source.ID) async throws -> SourceBody { body(try await queries.summary(id)) }

    @Sendable private func body(_ summary: SourceSummary) -> SourceBody {
        let code = summary.source.ledger.neighbourhood
        return SourceBody(summary, gazetteer.neighbourhood(code, at: clock.now))
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
