public import Domain
import HTTPServer
import Wire

/// Endpoints of sources: a member's own, and all for operators, which other members don't find.
public struct SourceRoutes: Sendable {
    private let sources: EventSources
    private let operators: any OperatorRepository
    private let chooseReason: ChooseReason
    private let queries: any SourceQueries
    private let gazetteer: any Gazetteer
    private let readDocument: ReadDocument
    private let addSource: AddSource
    private let fetchSource: FetchSource
    private let review: ReviewEntry
    private let clock: any WallClock
    private let room = BodyMemory(
        bytes: 8 * ReadDocument.mostBytes,
        ofOneMember: ReadDocument.mostBytes
    )

    public init(
        sources: EventSources,
        operators: any OperatorRepository,
        chooseReason: ChooseReason,
        queries: any SourceQueries,
        gazetteer: any Gazetteer,
        readDocument: ReadDocument,
        addSource: AddSource,
        fetchSource: FetchSource,
        review: ReviewEntry,
        clock: any WallClock
    ) {
        self.sources = sources
        self.operators = operators
        self.chooseReason = chooseReason
        self.queries = queries
        self.gazetteer = gazetteer
        self.readDocument = readDocument
        self.addSource = addSource
        self.fetchSource = fetchSource
        self.review = review
        self.clock = clock
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
            let reading = try await readDocument(request.body.collected(), by: who.member)
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
            try await found(addSource(new.ledger(), by: who.member))
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
            try await sources.remove(id, by: who.member)
            return Nothing()
        }
    }

    private var approve: Endpoint {
        .on(API.sources.approve) { id, _, who in
            try await sources.decide(id, .approved, by: who.member)
            return try await found(id)
        }
    }

    private var decline: Endpoint {
        .on(API.sources.decline) { id, body, who in
            try await operators.mustInclude(who.member)
            let owner = try await queries.summary(id).source.owner
            let reason = try await chooseReason(body.draft, to: owner, by: who.member)
            try await sources.decide(id, .declined(SubmissionReason(reason)), by: who.member)
            return try await found(id)
        }
    }

    private var fetch: Endpoint {
        .on(API.sources.fetch) { id, _, who in
            _ = try await fetchSource(id, by: who.member)
            return try await found(id)
        }
    }

    private var pause: Endpoint {
        .on(API.sources.pause) { id, _, who in
            try await sources.pause(id, by: who.member)
            return try await found(id)
        }
    }

    private var resume: Endpoint {
        .on(API.sources.resume) { id, _, who in
            try await sources.resume(id, by: who.member)
            return try await found(id)
        }
    }

    private var withdraw: Endpoint {
        .on(API.sources.withdraw) { id, _, who in
            try await sources.withdraw(id, by: who.member)
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
            AcceptedEntryBody(listing: try await review.accept(entry, by: who.member))
        }
    }

    private var skip: Endpoint {
        .on(API.sources.skipEntry) { entry, _, who in
            try await review.skip(entry, by: who.member)
            return Nothing()
        }
    }

    private func found(_ id: Source.ID) async throws -> SourceBody { body(try await queries.summary(id)) }

    @Sendable private func body(_ summary: SourceSummary) -> SourceBody {
        let code = summary.source.ledger.neighbourhood
        return SourceBody(summary, gazetteer.neighbourhood(code, at: clock.now))
    }
}
