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
                calendar: try await visit(API.runLogs.calendar(RunCalendarQuery(visit.month))),
                member: nil,
                now: visit.now
            ).page(for: visit)
        }
    }

    private var ofMember: PageRoute {
        .memberPage(RunLogPagePath.ofMember) { visit in
            let profile = try await visit(API.members.one(visit.place(of: API.members.one)))
            let member = profile.member.member
            let query = RunCalendarQuery(of: member.id, try visit.month)
            let calendar = try await visit(API.runLogs.calendar(query))
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
            sends: API.runLogs.write,
            body: PageRoute.longestFormWithFiles,
            reading: { visit, entry in .send(try await entry.takingInPictures(visit)) },
            spelling: { $0.spellingRunLog() },
            then: { _, log in .to(RunLogPagePath.one.filled(log.id.description), flash: .saved) },
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
            let id = try visit.place(of: API.runLogs.one)
            return RunLogPage(log: try await visit(API.runLogs.one(id))).page(for: visit)
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
            sends: API.runLogs.edit,
            body: PageRoute.longestFormWithFiles,
            reading: { visit, entry in .send(try await entry.takingInPictures(visit)) },
            spelling: { $0.spellingRunLog() },
            then: { _, log in .to(RunLogPagePath.one.filled(log.id.description), flash: .saved) },
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
        .button(RunLogPagePath.delete, sends: API.runLogs.delete) { _, _ in
            .to(RunLogPagePath.calendar.rawValue, flash: .logDeleted)
        }
    }

    private var removeRoute: PageRoute {
        .button(RunLogPagePath.route, sends: API.runLogs.removeRoute) { visit, _ in
            .to(RunLogPagePath.one.filled(visit.place()), flash: .saved)
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
                guard let metres = Int(entry.text("zone")), PrivacyZone.allowed.contains(metres) else {
                    throw RequestRefusal.invalidParameter("zone")
                }
                let query = RunTrackQuery(without: PrivacyZone(clamping: metres))
                let log = try await visit(API.runLogs.importTrack(query), sending: file.bytes)
                return .redirect(
                    .to(RunLogPagePath.edit.filled(log.id.description), flash: .trackImported)
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
            let run = try visit.place(of: API.joinedRuns.fellows)
            let fellows = try await visit(API.joinedRuns.fellows(run)).items
            return FellowRunnersPage(run: try await visit(API.joinedRuns.one(run)), fellows: fellows)
                .page(for: visit)
        }
    }

    private var stamp: PageRoute {
        .button(RunLogPagePath.stamp) { visit in
            let place = try visit.place(of: API.joinedRuns.giveStamp)
            if visit.request.form["takes-back"] == "true" {
                try await visit(API.joinedRuns.takeBackStamp(place))
            } else {
                guard let stamp = visit.request.form["stamp"].flatMap(RunStamp.init(rawValue:)) else {
                    throw RequestRefusal.invalidParameter("stamp")
                }
                try await visit(API.joinedRuns.giveStamp(place, RunStampBody(stamp)))
            }
            return .to(RunLogPagePath.run.filled(visit.place("listing")), flash: .saved)
        }
    }
}

extension Visit {
    /// The month that the address asks for.
    fileprivate var month: CalendarMonth? {
        get throws { try request.fields(of: RunCalendarQuery.self, named: ["month"]).month }
    }

    /// Refuses another member's log before its form is shown.
    fileprivate func ownLog() async throws -> RunLogBody {
        let log = try await self(API.runLogs.one(place(of: API.runLogs.one)))
        guard log.member.member.id == who?.member else { throw RunLogRefusal.notYours }
        return log
    }

    fileprivate func unloggedRuns() async throws -> [JoinedRunBody] {
        try await self(API.joinedRuns.mine()).items.filter { $0.log == nil }
    }
}
