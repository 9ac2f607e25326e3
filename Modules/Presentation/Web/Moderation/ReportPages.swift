import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of reports.
public struct ReportPages: Sendable {
    /// The fields of an address that say where a reported message is.
    static let conversationName = "conversation"
    static let numberName = "number"
    /// How far around the reported message others are offered.
    private static let nearby = 30

    public init() {}

    public var routes: [PageRoute] { [page, report] }

    private var page: PageRoute {
        .memberPage(ModerationPagePath.report) { visit in
            let query = visit.request.query
            let kind = query["subject.kind"].flatMap(Subject.Kind.init(rawValue:))
            guard kind != nil, query["subject.id"] != nil else { throw ReportRefusal.notFound }
            let entry = FormEntry(query.filter { ["subject.kind", "subject.id"].contains($0.name) })
            return try await Self.page(visit, entry)
        }
    }

    private var report: PageRoute {
        .form(
            ModerationPagePath.report,
            sends: API.reports.file,
            then: { visit, _ in
                .to(visit.wayBack(or: BoardPagePath.home.rawValue), flash: .reported)
            },
            refused: { visit, entry in try await Self.page(visit, entry) }
        )
    }

    private static func page(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let (message, others) = try await messages(visit, entry)
        return ReportPage(entry: entry, message: message, others: others).page(for: visit)
    }

    /// The reported message and the nearest others of its sender, in their order.
    private static func messages(_ visit: Visit, _ entry: FormEntry) async throws
        -> (reported: MessageBody?, others: [MessageBody])
    {
        let query = visit.request.query
        guard let id = query[conversationName].flatMap({ Conversation.ID($0) }),
            let number = query[numberName].flatMap({ Int($0) }), (1...Int.max / 2).contains(number)
        else { return (nil, []) }
        let span = HistoryQuery(HistorySpan(.before(number + nearby), limit: 2 * nearby))
        let items = try await visit(API.conversations.history(id, span)).items
        guard let message = items.first(where: { $0.id.description == entry.text("subject.id") }),
            let sender = message.sender
        else { return (nil, []) }
        let others = items.filter { $0.sender == sender && $0.line == nil && $0.id != message.id }
            .sorted { abs($0.number - message.number) < abs($1.number - message.number) }
            .prefix(Report.mostMessages - 1)
        return (message, others.sorted { $0.number < $1.number })
    }
}
