import HTTPServer
import Wire
import Wording

/// The page behind the link in an email that ends such emails. Opening it changes nothing, because mail
/// scanners open links too.
public struct UnsubscribePages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [page, end] }

    private var page: PageRoute {
        .page(NoticePagePath.unsubscribe) { visit in
            let token = visit.request.query["token"].map { [(name: "token", value: $0)] } ?? []
            return UnsubscribePage(entry: FormEntry(token)).page(for: visit)
        }
    }

    private var end: PageRoute {
        .form(
            NoticePagePath.unsubscribeNow,
            sends: API.notices.unsubscribe,
            forMembers: false,
            then: { _, _ in .to(BoardPagePath.home.rawValue, flash: .unsubscribed) },
            refused: { visit, entry in UnsubscribePage(entry: entry).page(for: visit) }
        )
    }
}
