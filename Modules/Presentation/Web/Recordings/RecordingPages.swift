import Domain
import HTTPServer
import Wire

/// Page routes of a teacher's own recordings.
public struct RecordingPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [mine, add, one, rename, remove] }

    private var mine: PageRoute {
        .memberPage(RecordingPagePath.mine) { try await Self.page($0, .empty) }
    }

    /// Sends the file to the API as it is.
    private var add: PageRoute {
        PageRoute(
            method: .post,
            path: RecordingPagePath.mine.rawValue,
            isForMembers: true,
            body: PageRoute.longestFormWithFiles
        ) { visit in
            var entry = FormEntry.empty
            do {
                entry = try await FormEntry(
                    of: visit.request,
                    filesUpTo: Recording.mostBytes,
                    otherwise: RecordingRefusal.tooLarge
                )
                guard let file = entry.files.first else { throw RecordingRefusal.unreadable }
                let query = RecordingQuery(title: entry.text("title"))
                try await visit(API.recordings.add(query), sending: file.bytes, of: entry)
                return .redirect(.to(RecordingPagePath.mine.rawValue, flash: .recordingAdded))
            } catch let refusal as RecordingRefusal {
                let problem = Problem(refusal)
                var page = try await Self.page(visit, entry.refused(problem))
                page.tell(problem)
                return .page(page)
            }
        }
    }

    private var one: PageRoute {
        .memberPage(RecordingPagePath.one) { visit in
            let recording = try await visit.ownRecording
            let entry = FormEntry([(name: "title", value: recording.title)])
            return RecordingPage(recording: recording, entry: entry).page(for: visit)
        }
    }

    private var rename: PageRoute {
        .form(
            RecordingPagePath.one,
            sends: API.recordings.rename,
            then: { _, _ in .to(RecordingPagePath.mine.rawValue, flash: .saved) },
            refused: { visit, entry in
                RecordingPage(recording: try await visit.ownRecording, entry: entry).page(for: visit)
            }
        )
    }

    private var remove: PageRoute {
        .button(RecordingPagePath.remove, sends: API.recordings.remove) { _, _ in
            .to(RecordingPagePath.mine.rawValue, flash: .recordingRemoved)
        }
    }

    @Sendable private static func page(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        guard let teacher = try await visit.teacher else { return TeacherBeginPage().page(for: visit) }
        return RecordingsPage(recordings: teacher.recordings, entry: entry).page(for: visit)
    }
}

extension Visit {
    /// The reader's recording that the address names.
    fileprivate var ownRecording: RecordingBody {
        get async throws {
            guard let found = try await teacher?.recordings.first(where: { $0.id.description == place() })
            else { throw RecordingRefusal.notFound }
            return found
        }
    }
}
