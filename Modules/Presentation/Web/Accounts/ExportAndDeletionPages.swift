import Domain
import HTTPServer
import JSONCoding
import Wire
import Wording

/// Page routes for exporting and deleting an account.
public struct ExportAndDeletionPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [export, exportFile, plan, delete] }

    private var export: PageRoute {
        .memberPage(AccountPagePath.export) { ExportPage().page(for: $0) }
    }

    private var exportFile: PageRoute {
        PageRoute(method: .get, path: AccountPagePath.exportFile.rawValue, isForMembers: true) { visit in
            .download(
                Download(
                    name: "madang.json",
                    type: "application/json",
                    bytes: try await Self.everything(for: visit).encoded(pretty: true)
                )
            )
        }
    }

    private static func everything(for visit: Visit) async throws -> JSON {
        let head = try await visit(API.accounts.export())
        var members = (try JSON(parsing: head.encoded).objectValue ?? [:]).map { ($0.key, $0.value) }
        for section in ExportSection.allCases {
            members.append((section.rawValue, .array(try await records(section, for: visit))))
        }
        return .object(JSONObject(members: members))
    }

    private static func records(_ section: ExportSection, for visit: Visit) async throws -> [JSON] {
        var records: [JSON] = []
        var cursor: String?
        repeat {
            let slice = SliceRequest(limit: SliceRequest.limits.upperBound, after: cursor)
            let part = try await visit(API.accounts.exportSection(section, SliceQuery(slice)))
            records += try part.items.map { try JSON(parsing: $0.encoded) }
            cursor = part.next
        } while cursor != nil
        return records
    }

    private var plan: PageRoute {
        .memberPage(AccountPagePath.delete) { visit in
            DeletePage(
                plan: try await visit(API.accounts.deletionPlan()),
                ways: try await visit.confirmationWays
            ).page(for: visit)
        }
    }

    private var delete: PageRoute {
        PageRoute(
            method: .post,
            path: AccountPagePath.delete.rawValue,
            isForMembers: true,
            body: PageRoute.longestForm
        ) { visit in
            do {
                guard visit.request.form["understood"] == "true" else {
                    return .page(try await Self.plan(for: visit, isUnconfirmed: true))
                }
                if let password = visit.request.form["password"] {
                    try await visit(API.confirmation.byPassword(ConfirmationBody(password: password)))
                }
                try await visit(API.accounts.delete())
            } catch let refusal as any Refusal & LocalizedRefusal where refusal.kind != .unauthenticated {
                return .page(try await Self.plan(for: visit, refused: Problem(refusal)))
            }
            return .redirect(
                .to(BoardPagePath.home.rawValue, flash: .accountDeleted).keeping("", in: .session)
                    .keeping("", in: .device)
            )
        }
    }

    private static func plan(
        for visit: Visit,
        isUnconfirmed: Bool = false,
        refused problem: Problem? = nil
    ) async throws -> Page {
        var page = DeletePage(
            plan: try await visit(API.accounts.deletionPlan()),
            ways: try await visit.confirmationWays,
            entry: problem.map { FormEntry.empty.refused($0) } ?? .empty,
            isUnconfirmed: isUnconfirmed
        ).page(for: visit)
        page.status = 422
        if let problem { page.tell(problem) }
        return page
    }
}
