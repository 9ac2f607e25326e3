import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of the settings of the place for operators, not found for other members.
public struct SitePages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [settings, save, pictures, saveTexts, picture, noPicture, area, saveArea, changes]
    }

    private var settings: PageRoute {
        .memberPage(SitePagePath.settings) { try await Self.page($0) }
    }

    private var save: PageRoute { Self.saving(.settings) { try await Self.page($0, $1) } }

    /// - Parameter entry: nil for the settings as they are.
    private static func page(_ visit: Visit, _ entry: FormEntry? = nil) async throws -> Page {
        let settings = try await visit(API.site.settings())
        return SiteSettingsPage(
            settings: settings,
            served: try await visit(API.neighbourhoods.served()).items,
            entry: entry ?? FormEntry(of: settings)
        ).page(for: visit)
    }

    private var pictures: PageRoute { .memberPage(SitePagePath.pictures) { try await Self.pictures($0) } }

    private var saveTexts: PageRoute { Self.saving(.pictures) { try await Self.pictures($0, $1) } }

    private static func pictures(
        _ visit: Visit,
        _ entry: FormEntry? = nil,
        _ problem: Problem? = nil
    ) async throws -> Page {
        let settings = try await visit(API.site.settings())
        return SitePicturesPage(entry: entry ?? FormEntry(of: settings), problem: problem).page(for: visit)
    }

    /// Uploads a picture and makes it the logo or that of the front page.
    private var picture: PageRoute {
        PageRoute(
            method: .post,
            path: SitePagePath.picture.rawValue,
            isForMembers: true,
            body: PageRoute.longestFormWithFiles
        ) { visit in
            do {
                // Refused to other members before the picture is taken.
                _ = try await visit(API.site.settings())
                let file = try await FormEntry(of: visit.request).files.first
                let image = try await visit(API.images.upload(), sending: file?.bytes ?? [])
                return .redirect(try await Self.set(image.id.description, visit))
            } catch let refusal as ImageRefusal {
                let problem = Problem(refusal)
                var page = try await Self.pictures(visit, nil, problem)
                page.tell(problem)
                return .page(page)
            }
        }
    }

    private var noPicture: PageRoute {
        .button(SitePagePath.noPicture) { try await Self.set("", $0) }
    }

    /// Sets the picture that the address names.
    private static func set(_ value: String, _ visit: Visit) async throws -> Redirect {
        let setting = SiteSetting(rawValue: visit.place("name"))
        guard let setting, [.logo, .welcomePicture].contains(setting) else {
            throw SiteRefusal.unknownSetting
        }
        try await visit(API.site.change(SiteChangesBody([setting: value])))
        return .to(SitePagePath.pictures.rawValue, flash: .saved)
    }

    private var area: PageRoute {
        .memberPage(SitePagePath.area) { try await ServedAreaPage($0).page(for: $0) }
    }

    private var saveArea: PageRoute {
        Self.saving(.area) { try await ServedAreaPage($0, $1).page(for: $0) }
    }

    /// Changes the settings that the form has. An empty field returns to the usual value.
    private static func saving(
        _ path: SitePagePath,
        refused again: @escaping @Sendable (Visit, FormEntry) async throws -> Page
    ) -> PageRoute {
        var route = PageRoute.choice(path) { visit in
            let entry = try await FormEntry(of: visit.request)
            do {
                try await visit(API.site.change(SiteChangesBody(entry.settings)))
                return .redirect(.to(path.rawValue, flash: .saved))
            } catch let refusal as any Refusal & LocalizedRefusal where refusal.kind != .unauthenticated {
                let problem = Problem(refusal)
                var page = try await again(visit, entry.refused(problem))
                page.tell(problem)
                return .page(page)
            }
        }
        route.restore = again
        return route
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
            settings.settings.flatMap { setting -> [(name: String, value: String)] in
                let isChoice = [.accent, .signUp, .signUpPace, .kinds, .languages, .reviewFirstPosts]
                    .contains(setting.name)
                let value = setting.source == .usual && !isChoice ? "" : setting.value
                guard setting.name == .kinds else { return [(setting.name.field, value)] }
                return value.split(separator: ", ").map { (setting.name.field, String($0)) }
            }
        )
    }

    /// The values of the settings that the form has, of which some have several.
    fileprivate var settings: [SiteSetting: String] {
        SiteSetting.allCases.reduce(into: [:]) { values, setting in
            let texts = texts(setting.field)
            guard !texts.isEmpty else { return }
            // A browser sends line breaks as CR LF.
            values[setting] = texts.filter { !$0.isEmpty }.joined(separator: ", ")
                .replacing("\r\n", with: "\n")
        }
    }
}
