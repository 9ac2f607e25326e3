import Domain
import HTTPServer
import Wire

/// Page routes of what operators announce, not found for other members.
public struct AnnouncementPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [all, new, post, edit, editing, end, close] }

    private var all: PageRoute {
        .memberPage(AnnouncementPagePath.all) { visit in
            AnnouncementsPage(list: try await visit(API.announcements.list(visit.slice))).page(for: visit)
        }
    }

    private var new: PageRoute {
        .memberPage(AnnouncementPagePath.new) { visit in
            // Others don't find the form either.
            _ = try await visit(API.announcements.list(SliceQuery(SliceRequest(limit: 1))))
            return AnnouncementFormPage(of: nil, entry: .empty).page(for: visit)
        }
    }

    private var post: PageRoute {
        .form(
            AnnouncementPagePath.new,
            sends: API.announcements.post,
            spelling: Self.spelled,
            then: { _, _ in .to(AnnouncementPagePath.all.rawValue, flash: .announced) },
            refused: { AnnouncementFormPage(of: nil, entry: $1).page(for: $0) }
        )
    }

    private var edit: PageRoute {
        .memberPage(AnnouncementPagePath.edit) { visit in
            let announcement = try await visit.announcement
            let entry = FormEntry(of: announcement)
                .showingTimes(called: "startsAt").showingTimes(called: "endsAt")
            return AnnouncementFormPage(of: announcement, entry: entry).page(for: visit)
        }
    }

    private var editing: PageRoute {
        .form(
            AnnouncementPagePath.edit,
            sends: API.announcements.edit,
            spelling: Self.spelled,
            then: { _, _ in .to(AnnouncementPagePath.all.rawValue, flash: .saved) },
            refused: { visit, entry in
                AnnouncementFormPage(of: try await visit.announcement, entry: entry).page(for: visit)
            }
        )
    }

    private var end: PageRoute {
        .button(AnnouncementPagePath.end, sends: API.announcements.end) { _, _ in
            .to(AnnouncementPagePath.all.rawValue, flash: .announcementEnded)
        }
    }

    /// For this browser, also when it is signed out.
    private var close: PageRoute {
        .button(AnnouncementPagePath.close, forMembers: false) { visit in
            let back = Redirect.to(visit.wayBack(or: BoardPagePath.home.rawValue))
            guard let id = Announcement.ID(visit.place()) else { return back }
            return back.keeping(visit.closing(id), in: .announcements)
        }
    }

    @Sendable private static func spelled(_ entry: FormEntry) -> FormEntry {
        entry.tellingTimes(called: "startsAt").tellingTimes(called: "endsAt")
    }
}

extension Visit {
    fileprivate var announcement: AnnouncementBody {
        get async throws {
            try await self(API.announcements.one(place(of: API.announcements.one)))
        }
    }
}
