public import Domain
import HTTPServer
import JSONCoding
import Wire

/// Endpoints of running logs.
public struct RunLogRoutes: Sendable {
    private let logs: any RunLogRepository
    private let queries: any RunLogQueries
    private let write: WriteRunLog
    private let importTrack: ImportRunTrack
    private let clock: any WallClock
    private let room = BodyMemory(bytes: 4 * RunTrack.mostBytes, ofOneMember: RunTrack.mostBytes)

    public init(
        logs: any RunLogRepository,
        queries: any RunLogQueries,
        write: WriteRunLog,
        importTrack: ImportRunTrack,
        clock: any WallClock
    ) {
        self.logs = logs
        self.queries = queries
        self.write = write
        self.importTrack = importTrack
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [writing, importing, list, calendar, one, editing, deleting, removingRoute]
    }

    private var writing: Endpoint {
        .member(
            .post,
            RunLogPath.all,
            "Write a running log; personal, or of a run that I took part in",
            takes: RunLogToWriteBody.self,
            answers: .json(201)
        ) { [write, queries] _, who, body in
            let id = try await write(body.fields.contents(), about: body.run, by: who.member)
            return try await queries.body(of: id, for: who.member)
        }
    }

    private var importing: Endpoint {
        .upload(
            .post,
            RunLogPath.tracks,
            "Make a private log of a GPX, TCX or FIT track; positions near both ends aren't stored",
            query: [
                .optional(
                    "zone",
                    .integer(PrivacyZone.allowed),
                    "Metres around both ends; default \(PrivacyZone.usual.metres)"
                )
            ],
            types: [
                "application/gpx+xml", "application/vnd.garmin.tcx+xml", "application/vnd.ant.fit",
                "application/octet-stream",
            ],
            limit: RunTrack.mostBytes,
            room: room,
            answers: .json(201)
        ) { [importTrack, queries] request, who in
            let metres = try request.integer("zone", in: PrivacyZone.allowed)
            let track = try await RunTrack(reading: request.body.chunks)
            let zone = metres.map(PrivacyZone.init(clamping:)) ?? .usual
            let id = try await importTrack(track, without: zone, by: who.member)
            return try await queries.body(of: id, for: who.member)
        }
    }

    private var list: Endpoint {
        .member(
            .get,
            RunLogPath.all,
            "List my logs, or a member's public ones; most recently written first",
            query: [.ofMember] + Parameter.slice,
            answers: .json()
        ) { [queries] request, who in
            let member = try request.loggedMember ?? who.member
            guard let list = try await queries.list(of: member, for: who.member, request.slice) else {
                throw MemberRefusal.notFound
            }
            return ListBody(list.items.map(RunLogBody.init), next: list.next)
        }
    }

    private var calendar: Endpoint {
        .member(
            .get,
            RunLogPath.calendar,
            "Get a month of my logs, or of a member's public ones, with the totals of its year",
            query: [
                .ofMember,
                .optional(
                    "month",
                    .string(pattern: "^20[0-9]{2}-(0[1-9]|1[0-2])$"),
                    "As in 2026-11; default: this month"
                ),
            ],
            answers: .json()
        ) { [queries, clock] request, who in
            let (member, now) = (try request.loggedMember ?? who.member, clock.now)
            let month =
                request.query["month"].map { CalendarMonth(text: $0) } ?? CalendarMonth(of: now.dateInSeoul)
            let calendar = try await queries.calendar(
                of: member,
                for: who.member,
                request.required("month", month),
                at: now
            )
            guard let calendar else { throw MemberRefusal.notFound }
            return RunCalendarBody(calendar)
        }
    }

    private var one: Endpoint {
        .member(.get, RunLogPath.one, "Get a log; mine, or a public one", answers: .json()) {
            [queries] request, who in
            try await queries.body(of: request.runLog, for: who.member)
        }
    }

    private var editing: Endpoint {
        var endpoint = Endpoint.member(
            .put,
            RunLogPath.one,
            "Replace a log of mine; its run and route stay",
            takes: RunLogContentsBody.self,
            answers: .json()
        ) { [logs, queries, clock] request, who, body in
            let (id, contents, now) = (try request.runLog, try body.fields.contents(), clock.now)
            let version = request.expectedTag.map { Int($0) ?? 0 }
            try await logs.update(id, of: who.member) { log, run in
                try log.edit(contents, of: run, basedOn: version, at: now)
            }
            return try await queries.body(of: id, for: who.member)
        }
        endpoint.isConditional = true
        return endpoint
    }

    private var deleting: Endpoint {
        .member(.delete, RunLogPath.one, "Delete a log of mine", answers: .nothing) { [logs] request, who in
            try await logs.delete(request.runLog, of: who.member)
            return Nothing()
        }
    }

    private var removingRoute: Endpoint {
        .member(.delete, RunLogPath.route, "Remove the route of a log of mine", answers: .nothing) {
            [logs] request, who in
            try await logs.update(request.runLog, of: who.member) { log, _ in log.removeRoute() }
            return Nothing()
        }
    }
}

extension RunLogQueries {
    fileprivate func body(of id: RunLog.ID, for reader: Member.ID) async throws -> RunLogBody {
        guard let log = try await find(id, for: reader) else { throw RunLogRefusal.notFound }
        return RunLogBody(log)
    }
}

extension Parameter {
    fileprivate static let ofMember = Parameter.optional("member", .identifier, "Default: me")
}

extension Request {
    fileprivate var runLog: RunLog.ID {
        get throws { try identifier(or: RunLogRefusal.notFound) }
    }

    fileprivate var loggedMember: Member.ID? {
        get throws {
            try query["member"].map { text in
                guard let member = Member.ID(text) else { throw RequestRefusal.invalidParameter("member") }
                return member
            }
        }
    }
}
