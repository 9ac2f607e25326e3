import Domain
import HTTPServer
import Wire

/// Paths of the pages of what operators decided about the reader, and of appeals.
enum AppealPagePath: String, Path {
    case mine = "/me/measures"
    case measure = "/me/measures/{id}"
    /// The page behind the address in the email about a suspension.
    case link = "/appeal"
    case queue = "/operator/appeals"
    case one = "/operator/appeals/{id}"

    /// The address of such a page.
    static func link(with token: String) -> String { AppealPagePath.link.rawValue.asking(["token": token]) }
}

/// The addresses of appeals, for emails.
public enum AppealAddresses {
    public static func link(with token: String) -> String { AppealPagePath.link(with: token) }
}

/// Page routes of what operators decided about the reader, and of the operators' queue of appeals.
public struct AppealPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [mine, measure, appeal, link, linkedAppeal, queue, one, decide] }

    private var mine: PageRoute {
        .memberPage(AppealPagePath.mine) { visit in
            MeasuresPage(list: try await visit(API.appeals.measures(visit.slice))).page(for: visit)
        }
    }

    private var measure: PageRoute {
        .memberPage(AppealPagePath.measure) { try await Self.measurePage($0, .empty) }
    }

    private var appeal: PageRoute {
        .form(
            AppealPagePath.measure,
            sends: API.appeals.make,
            then: { _, measure in
                .to(AppealPagePath.measure.filled(measure.id.description), flash: .appealed)
            },
            refused: Self.measurePage
        )
    }

    private var link: PageRoute {
        .page(AppealPagePath.link) { try await Self.linkedPage($0, .empty) }
    }

    private var linkedAppeal: PageRoute {
        .form(
            AppealPagePath.link,
            sends: API.appeals.makeLinked,
            forMembers: false,
            then: { visit, _ in .to(AppealPagePath.link(with: visit.token), flash: .appealed) },
            refused: Self.linkedPage
        )
    }

    private var queue: PageRoute {
        .memberPage(AppealPagePath.queue) { visit in
            let state = visit.request.query["state"].flatMap(Appeal.State.init(rawValue:)) ?? .waiting
            let query = AppealQuery(state, try visit.slice.slice)
            return AppealQueuePage(state: state, list: try await visit(API.appeals.list(query)))
                .page(for: visit)
        }
    }

    private var one: PageRoute {
        .memberPage(AppealPagePath.one) { try await Self.casePage($0, .empty) }
    }

    private var decide: PageRoute {
        .form(
            AppealPagePath.one,
            sends: API.appeals.decide,
            then: { _, appeal in
                .to(AppealPagePath.one.filled(appeal.id.description), flash: .appealDecided)
            },
            refused: Self.casePage
        )
    }

    @Sendable private static func measurePage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let measure = try await visit(API.appeals.measure(visit.place(of: API.appeals.measure)))
        return TakenMeasurePage(measure: measure, token: nil, entry: entry).page(for: visit)
    }

    /// Opening it changes nothing, because mail scanners open links, too.
    @Sendable private static func linkedPage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let token = visit.token
        do {
            let measure = try await visit(API.appeals.linked(AppealLinkQuery(token: token)))
            return TakenMeasurePage(measure: measure, token: token, entry: entry).page(for: visit)
        } catch is AppealRefusal {
            return LostAppealLinkPage().page(for: visit)
        }
    }

    @Sendable private static func casePage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let appeal = try await visit(API.appeals.one(visit.place(of: API.appeals.one)))
        let templates = appeal.mayDecide ? try await visit.reasonTemplates : []
        return AppealCasePage(appeal: appeal, templates: templates, entry: entry).page(for: visit)
    }
}

extension Visit {
    /// Of an address in an email; empty without one.
    fileprivate var token: String { request.query["token"] ?? "" }
}
