public import Domain
import HTTPServer
import Wire

/// Endpoints of running logs.
public struct RunLogRoutes: Sendable {
    private let logs: RunLogs
    private let repository: any RunLogRepository
    private let queries: any RunLogQueries
    private let clock: any WallClock
    private let room = BodyMemory(bytes: 4 * RunTrack.mostBytes, ofOneMember: RunTrack.mostBytes)

    public init(
        logs: RunLogs,
        repository: any RunLogRepository,
        queries: any RunLogQueries,
        clock: any WallClock
    ) {
        self.logs = logs
        self.repository = repository
        self.queries = queries
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [writing, importing, list, calendar, one, editing, deleting, removingRoute]
    }

    private var writing: Endpoint {
        .on(API.runLogs.write) { _, body, who in
            let id = try await logs.write(body.fields.contents(), about: body.run, by: who.member)
            return try await queries.body(of: id, for: who.member)
        }
    }

    private var importing: Endpoint {
        .upload(
            API.runLogs.importTrack,
            types: [
                "application/gpx+xml", "application/vnd.garmin.tcx+xml", "application/vnd.ant.fit",
                "application/octet-stream",
            ],
            limit: RunTrack.mostBytes,
            room: room
        ) { _, query, who, request in
            let track = try await RunTrack(reading: request.body.chunks)
            let id = try await logs.importTrack(track, without: query.zone, by: who.member)
            return try await queries.body(of: id, for: who.member)
        }
    }

    private var list: Endpoint {
        .on(API.runLogs.list) { _, query, who in
            let member = query.member ?? who.member
            guard let list = try await queries.list(of: member, for: who.member, query.slice) else {
                throw MemberRefusal.notFound
            }
            return ListBody(list.items.map(RunLogBody.init), next: list.next)
        }
    }

    private var calendar: Endpoint {
        .on(API.runLogs.calendar) { _, query, who in
            let (member, now) = (query.member ?? who.member, clock.now)
            guard let month = query.month ?? CalendarMonth(of: now.dateInSeoul) else {
                throw RequestRefusal.invalidParameter("month")
            }
            let calendar = try await queries.calendar(of: member, for: who.member, month, at: now)
            guard let calendar else { throw MemberRefusal.notFound }
            return RunCalendarBody(calendar)
        }
    }

    private var one: Endpoint {
        .on(API.runLogs.one) { log, _, who in try await queries.body(of: log, for: who.member) }
    }

    private var editing: Endpoint {
        .on(API.runLogs.edit) { id, body, who, request in
            let (contents, now) = (try body.fields.contents(), clock.now)
            let version = request.expectedTag.map { Int($0) ?? 0 }
            try await repository.update(id, of: who.member) { log, run in
                try log.edit(contents, of: run, basedOn: version, at: now)
            }
            return try await queries.body(of: id, for: who.member)
        }
    }

    private var deleting: Endpoint {
        .on(API.runLogs.delete) { log, nothing, who in
            try await repository.delete(log, of: who.member)
            return nothing
        }
    }

    private var removingRoute: Endpoint {
        .on(API.runLogs.removeRoute) { id, nothing, who in
            try await repository.update(id, of: who.member) { log, _ in log.removeRoute() }
            return nothing
        }
    }
}

extension RunLogQueries {
    fileprivate func body(of id: RunLog.ID, for reader: Member.ID) async throws -> RunLogBody {
        guard let log = try await find(id, for: reader) else { throw RunLogRefusal.notFound }
        return RunLogBody(log)
    }
}
