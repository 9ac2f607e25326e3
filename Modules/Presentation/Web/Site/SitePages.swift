import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of the settings of the place for operators, not found for other members.
public struct SitePages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [settings, save, changes] }

    private var settings: PageRoute {
        .memberPage(SitePagePath.settings) { visit in
            let settings = try await visit(API.site.settings())
            return SiteSettingsPage(settings: settings, entry: FormEntry(of: settings)).page(for: visit)
        }
    }

    private var save: PageRoute {
        .form(
            SitePagePath.settings,
            sends: API.site.change,
            then: { _, _ in .to(SitePagePath.settings.rawValue, flash: .saved) },
            refused: { visit, entry in
                let settings = try await visit(API.site.settings())
                return SiteSettingsPage(settings: settings, entry: entry).page(for: visit)
            }
        )
    }

    private var changes: PageRoute {
        .memberPage(SitePagePath.changes) { visit in
            SiteChangesPage(list: try await visit(API.site.changes(visit.slice))).page(for: visit)
        }
    }
}

extension FormEntry {
    /// A text that was never set is left empty, so that saving the form doesn't set it.
    fileprivate init(of settings: SiteSettingsBody) {
        self.init(
            settings.settings.map { setting in
                let isChoice = [.accent, .signUp, .reviewFirstPosts].contains(setting.name)
                let value = setting.source == .usual && !isChoice ? "" : setting.value
                return (name: setting.name.field, value: value)
            }
        )
    }
}
