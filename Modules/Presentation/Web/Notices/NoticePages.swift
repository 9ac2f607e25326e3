import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of notices and their settings.
public struct NoticePages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [all, readAll, read, switches, mute] }

    private var all: PageRoute {
        .memberPage(NoticePagePath.all) { visit in
            NoticesPage(list: try await visit(API.notices.list(visit.slice))).page(for: visit)
        }
    }

    /// Marks notices as read up to the newest on the page; later ones were not seen.
    private var readAll: PageRoute {
        .button(NoticePagePath.all) { visit in
            let latest = visit.request.form["upTo"].flatMap(Notice.ID.init)
            let chosen = ChosenNoticesBody(latest.map(ChosenNotices.upTo) ?? .all)
            try await visit(API.notices.read(chosen))
            return .to(NoticePagePath.all.rawValue)
        }
    }

    /// Opens a notice and marks it as read.
    private var read: PageRoute {
        .button(NoticePagePath.read) { visit in
            guard let id = Notice.ID(visit.place()) else { throw NoticeRefusal.notFound }
            let chosen = ChosenNoticesBody(.these([id]))
            try await visit(API.notices.read(chosen))
            return .to(visit.wayBack(or: NoticePagePath.all.rawValue))
        }
    }

    private var switches: PageRoute {
        .memberPage(NoticePagePath.switches) { visit in
            NoticeSwitchesPage(
                settings: try await visit(API.notices.settings()).settings,
                reminders: try await visit(API.eventReminders.mine()),
                device: try await visit(API.push.mine()),
                digest: try await visit(API.digests.mine())
            ).page(for: visit)
        }
    }

    /// The form lists what is on; the server stores what is off.
    private var mute: PageRoute {
        .button(NoticePagePath.switches) { visit in
            let form = visit.request.form
            let choice = NoticeChoice(
                heard: Set(form.values("heard").compactMap(Notice.Kind.init(rawValue:))),
                groups: Set(form.values("group").compactMap(NoticeGroup.init(rawValue:)))
            )
            let muted = choice.muted(before: try await visit(API.notices.settings()).settings.muted)
            let pushed = form.values("pushed").compactMap(NoticeGroup.init(rawValue:))
            let byMail = form.values("by-mail").compactMap(NoticeGroup.init(rawValue:))
            let settings = NoticeSettings(
                muted: muted,
                unpushed: Set(NoticeGroup.allCases).subtracting(pushed),
                unmailed: Set(NoticeGroup.allCases.filter(\.isMailed)).subtracting(byMail),
                takesLetters: form["letters"] != nil,
                quietHours: try quietHours(in: form)
            )
            try await visit(API.notices.choose(NoticeSettingsBody(settings)))
            let mailed = Set(form.values("mailed"))
            let choices = EventReminder.allCases.map { reminder in
                let isHeard = !muted.contains(reminder.notice)
                return (reminder, ReminderChoice(notice: isHeard, mail: mailed.contains(reminder.rawValue)))
            }
            let reminders = EventRemindersBody(Dictionary(uniqueKeysWithValues: choices))
            try await visit(API.eventReminders.choose(reminders))
            return .to(NoticePagePath.switches.rawValue, flash: .saved)
        }
    }

    private func quietHours(in form: Query) throws(NoticeRefusal) -> QuietHours? {
        guard form["quiet"] != nil else { return nil }
        guard let from = form["quiet-from"].flatMap({ Int($0) }),
            let until = form["quiet-until"].flatMap({ Int($0) }), let hours = QuietHours(from, until)
        else { throw .sameHours }
        return hours
    }
}
