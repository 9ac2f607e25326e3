public import Domain
import JSONCoding

/// Operations on running logs.
public struct RunLogOperations: OperationList {
    public typealias OfLog<In: Body, Out: Body> = Operation<SignedIn, RunLog.ID, In, Out>

    private static let log = PathPattern<RunLog.ID>("/api/v1/run-logs/{id}", else: RunLogRefusal.notFound)

    public let write = Operation<SignedIn, Void, RunLogToWriteBody, RunLogBody>(
        .post,
        "/api/v1/run-logs",
        "Write a running log; personal, or of a run that I took part in",
        status: 201
    )
    public let importTrack = Operation<SignedIn, Void, RunTrackQuery, RunLogBody>(
        .post,
        "/api/v1/run-logs/tracks",
        "Make a private log of a GPX, TCX or FIT track; positions near both ends aren't stored",
        status: 201,
        isUpload: true
    )
    public let list = Operation<SignedIn, Void, RunLogQuery, ListBody<RunLogBody>>(
        .get,
        "/api/v1/run-logs",
        "List my logs, or a member's public ones; most recently written first"
    )
    public let calendar = Operation<SignedIn, Void, RunCalendarQuery, RunCalendarBody>(
        .get,
        "/api/v1/run-logs/calendar",
        "Get a month of my logs, or of a member's public ones, with the totals of its year"
    )
    public let one = OfLog<Nothing, RunLogBody>(.get, log, "Get a log; mine, or a public one")
    public let edit = OfLog<RunLogContentsBody, RunLogBody>(
        .put,
        log,
        "Replace a log of mine; its run and route stay",
        isConditional: true
    )
    public let delete = OfLog<Nothing, Nothing>(.delete, log, "Delete a log of mine")
    public let removeRoute = OfLog<Nothing, Nothing>(
        .delete,
        log / "route",
        "Remove the route of a log of mine"
    )
}

/// Operations on the runs that a member took part in, and on stamps for fellow runners.
public struct JoinedRunOperations: OperationList {
    private static let run = PathPattern<Listing.ID>(
        "/api/v1/run-logs/runs/{listing}",
        else: RunLogRefusal.runNotFound
    )
    private static let stamp = PathPattern<(Listing.ID, Member.ID)>(
        "/api/v1/run-logs/runs/{listing}/fellows/{member}/stamp",
        else: RunLogRefusal.runNotFound,
        RunLogRefusal.notFellow
    )

    public let mine = Operation<SignedIn, Void, Nothing, ListBody<JoinedRunBody>>(
        .get,
        "/api/v1/run-logs/runs",
        "List the started runs that I took part in; latest first, at most \(JoinedRun.most)"
    )
    public let one = Operation<SignedIn, Listing.ID, Nothing, JoinedRunBody>(
        .get,
        run,
        "Get a started run that I took part in"
    )
    public let fellows = Operation<SignedIn, Listing.ID, Nothing, ListBody<FellowRunnerBody>>(
        .get,
        run / "fellows",
        "List the others who took part in a run, with the stamps that I gave and received; host first"
    )
    public let giveStamp = Operation<SignedIn, (Listing.ID, Member.ID), RunStampBody, Nothing>(
        .put,
        stamp,
        "Give a fellow runner a stamp, or change it"
    )
    public let takeBackStamp = Operation<SignedIn, (Listing.ID, Member.ID), Nothing, Nothing>(
        .delete,
        stamp,
        "Take back the stamp of a fellow runner"
    )
}

extension API {
    public static let joinedRuns = JoinedRunOperations()
    public static let runLogs = RunLogOperations()
}
