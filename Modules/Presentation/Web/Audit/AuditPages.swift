import Domain
import HTTPServer
import Wire
import Wording

enum AuditPagePath: String, Path {
    case all = "/operator/audit"
    case csv = "/operator/audit.csv"
    case jsonLines = "/operator/audit.jsonl"

    /// The file of a month.
    static func file(_ format: AuditFormat) -> AuditPagePath {
        switch format {
        case .csv: .csv
        case .jsonLines: .jsonLines
        }
    }
}

/// Page routes of the log of what operators see and do, and its files to download.
public struct AuditPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [all] + AuditFormat.allCases.map(file) }

    private var all: PageRoute {
        .memberPage(AuditPagePath.all) { visit in
            let act = visit.request.query["act"].flatMap(AuditAct.init(rawValue:))
            let query = AuditQuery(AuditFilter(act: act), try visit.slice.slice)
            return AuditPage(act: act, list: try await visit(API.audit.list(query))).page(for: visit)
        }
    }

    /// A month of the log: the current one unless the address names another.
    private func file(_ format: AuditFormat) -> PageRoute {
        PageRoute(method: .get, path: AuditPagePath.file(format).rawValue, isForMembers: true) { visit in
            let asked = visit.request.query["month"].map { CalendarMonth(text: $0) }
            guard let month = asked ?? CalendarMonth(of: visit.now.dateInSeoul) else {
                throw RequestRefusal.invalidParameter("month")
            }
            let span = month.spanInSeoul
            let query = SpanQuery(from: span.start, until: span.end)
            let records = try await visit(API.audit.export(query))
            let text = records.items.file(format) { $0.stamp } + "\n"
            return .download(Download(format, text))
        }
    }
}

extension Download {
    fileprivate init(_ format: AuditFormat, _ text: String) {
        switch format {
        case .csv:
            // Spreadsheets read the file as UTF-8 if it begins with this mark.
            self.init(
                name: "audit.csv",
                type: "text/csv; charset=utf-8",
                bytes: Array("\u{FEFF}\(text)".utf8)
            )
        case .jsonLines:
            self.init(name: "audit.jsonl", type: "application/jsonl", bytes: Array(text.utf8))
        }
    }
}
