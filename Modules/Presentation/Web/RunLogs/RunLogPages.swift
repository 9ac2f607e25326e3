import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of running logs.
public struct RunLogPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            calendar, ofMember, new, write, track, importing, run, stamp, one, edit, save, deletion, delete,
            removeRoute,
        ]
    }

    private var calendar: PageRoute {
        .memberPage(RunLogPagePath.calendar) { visit in
            RunCalendarPage(
                calendar: try await visit.get(RunLogPath.calendar, query: visit.month),
                member: nil,
                now: visit.now
            ).page(for: visit)
        }
    }

    private var ofMember: PageRoute {
        .memberPage(RunLogPagePath.ofMember) { visit in
            let profile = try await visit(API.members.one(visit.place(of: API.members.one)))
            let member = profile.member.member
            let calendar: RunCalendarBody = try await visit.get(
                RunLogPath.calendar,
                query: visit.month + [("member", member.id.description)]
            )
            return RunCalendarPage(
                calendar: calendar,
                member: member.id == visit.who?.member ? nil : member,
                now: visit.now
            ).page(for: visit)
        }
    }

    private var new: PageRoute {
        .memberPage(RunLogPagePath.new) { visit in
            let runs = try await visit.unloggedRuns()
            let run = runs.first { $0.listing.description == visit.request.query["run"] }
            let asked = visit.request.query["day"].flatMap { CivilDate(iso8601: $0) }
            let day = run?.startsAt.dateInSeoul ?? asked ?? visit.now.dateInSeoul
            return RunLogFormPage(entry: .newRunLog(on: day, of: run), runs: runs).page(for: visit)
        }
    }

    private var write: PageRoute {
        .form(
            RunLogPagePath.new,
            sends: .post,
            to: RunLogPath.all,
            body: PageRoute.longestFormWithFiles,
            reading: { visit, entry in .send(try await entry.takingInPictures(visit)) },
            spelling: { $0.spellingRunLog() },
            then: { _, log in
                let log: RunLogBody = log
                return .to(RunLogPagePath.one.filled(log.id.description), telling: .saved)
            },
            refused: { visit, entry in
                RunLogFormPage(
                    entry: entry,
                    runs: try await visit.unloggedRuns(),
                    images: try await entry.pictures(visit)
                ).page(for: visit)
            }
        )
    }

    private var one: PageRoute {
        .memberPage(RunLogPagePath.one) { visit in
            RunLogPage(log: try await visit.get(RunLogPath.one, visit.place())).page(for: visit)
        }
    }

    private var edit: PageRoute {
        .memberPage(RunLogPagePath.edit) { visit in
            let log = try await visit.ownLog()
            return RunLogFormPage(entry: FormEntry(log), edited: log, images: log.images).page(for: visit)
        }
    }

    private var save: PageRoute {
        .form(
            RunLogPagePath.edit,
            sends: .put,
            to: RunLogPath.one,
            body: PageRoute.longestFormWithFiles,
            reading: { visit, entry in .send(try await entry.takingInPictures(visit)) },
            spelling: { $0.spellingRunLog() },
            then: { _, log in
                let log: RunLogBody = log
                return .to(RunLogPagePath.one.filled(log.id.description), telling: .saved)
            },
            refused: { visit, entry in
                let log = try await visit.ownLog()
                let isOutdated = entry.problem?.refusals.contains {
                    $0.code == RunLogRefusal.editedMeanwhile.code
                }
                // Saving again is a decision for this text, so it takes the new version.
                return RunLogFormPage(
                    entry: entry.saying(["\(log.version)"], at: FormEntry.versionField),
                    edited: log,
                    images: try await entry.pictures(visit),
                    isOutdated: isOutdated == true
                ).page(for: visit)
            }
        )
    }

    private var deletion: PageRoute {
        .memberPage(RunLogPagePath.delete) { visit in
            RunLogDeletionPage(log: try await visit.ownLog()).page(for: visit)
        }
    }

    private var delete: PageRoute {
        .button(RunLogPagePath.delete) { visit in
            try await visit.ask(.delete, RunLogPath.one, visit.place(), answers: Nothing.self)
            return .to(RunLogPagePath.calendar.rawValue, telling: .logDeleted)
        }
    }

    private var removeRoute: PageRoute {
        .button(RunLogPagePath.route) { visit in
            let id = visit.place()
            try await visit.ask(.delete, RunLogPath.route, id, answers: Nothing.self)
            return .to(RunLogPagePath.one.filled(id), telling: .saved)
        }
    }

    private var track: PageRoute {
        .memberPage(RunLogPagePath.track) { visit in
            let zone = "\(PrivacyZone.usual.metres)"
            return RunTrackPage(entry: FormEntry([(name: "zone", value: zone)])).page(for: visit)
        }
    }

    /// Sends the file to the API as it is, and continues with the form of the log it made.
    private var importing: PageRoute {
        PageRoute(
            method: .post,
            path: RunLogPagePath.track.rawValue,
            isForMembers: true,
            body: PageRoute.longestFormWithFiles
        ) { visit in
            let entry = try await FormEntry(of: visit.request)
            do {
                guard let file = entry.files.first else { throw RunLogRefusal.trackUnreadable }
                let log: RunLogBody = try await visit.upload(
                    file.bytes,
                    to: RunLogPath.tracks,
                    query: [("zone", entry.text("zone"))]
                )
                return .move(
                    .to(RunLogPagePath.edit.filled(log.id.description), telling: .trackImported)
                )
            } catch let refusal as RunLogRefusal {
                let problem = Problem(refusal)
                var page = RunTrackPage(entry: entry.refused(problem)).page(for: visit)
                page.tell(problem)
                return .page(page)
            }
        }
    }

    private var run: PageRoute {
        .memberPage(RunLogPagePath.run) { visit in
            let listing = visit.place("listing")
            let fellows: ListBody<FellowRunnerBody> = try await visit.get(RunLogPath.fellows, listing)
            return FellowRunnersPage(
                run: try await visit.get(RunLogPath.run, listing),
                fellows: fellows.items
            ).page(for: visit)
        }
    }

    private var stamp: PageRoute {
        .button(RunLogPagePath.stamp) { visit in
            let (listing, member) = (visit.place("listing"), visit.place("member"))
            if visit.request.form["takes-back"] == "true" {
                try await visit.ask(.delete, RunLogPath.stamp, listing, member, answers: Nothing.self)
            } else {
                guard let stamp = visit.request.form["stamp"].flatMap(RunStamp.init(rawValue:)) else {
                    throw RequestRefusal.invalidParameter("stamp")
                }
                try await visit.send(
                    .put,
                    RunLogPath.stamp,
                    listing,
                    member,
                    body: RunStampBody(stamp),
                    answers: Nothing.self
                )
            }
            return .to(RunLogPagePath.run.filled(listing), telling: .saved)
        }
    }
}

extension Visit {
    fileprivate var month: [(String, String)] { request.query["month"].map { [("month", $0)] } ?? [] }

    /// Refuses another member's log before its form is shown.
    fileprivate func ownLog() async throws -> RunLogBody {
        let log: RunLogBody = try await get(RunLogPath.one, place())
        guard log.member.member.id == who?.member else { throw RunLogRefusal.notYours }
        return log
    }

    fileprivate func unloggedRuns() async throws -> [JoinedRunBody] {
        let runs: ListBody<JoinedRunBody> = try await get(RunLogPath.runs)
        return runs.items.filter { $0.log == nil }
    }
}
