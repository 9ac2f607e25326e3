import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of members for operators, not found for other members.
public struct DirectoryPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            all, file, one, confirmEmail, endSessions, resetting, reset, warning, warn, lift, deletion,
            delete, signUps, pace,
        ]
    }

    private var all: PageRoute {
        .memberPage(DirectoryPagePath.all) { visit in
            let filter = Self.filter(of: visit)
            let list = try await visit(API.directory.list(DirectoryQuery(filter, visit.slice.slice)))
            return DirectoryPage(filter: filter, list: list).page(for: visit)
        }
    }

    private var file: PageRoute {
        PageRoute(method: .get, path: DirectoryPagePath.csv.rawValue, isForMembers: true) { visit in
            let query = DirectoryExportQuery(Self.filter(of: visit))
            let members = try await visit(API.directory.export(query)).items
            // Spreadsheets read the file as UTF-8 if it begins with this mark.
            let text = "\u{FEFF}\(members.csv { $0.stamp })\n"
            return .download(
                Download(name: "members.csv", type: "text/csv; charset=utf-8", bytes: Array(text.utf8))
            )
        }
    }

    private static func filter(of visit: Visit) -> DirectoryFilter {
        let query = visit.request.query
        return DirectoryFilter(
            text: query["q"].map { String($0.unicodeScalars.prefix(DirectoryFilter.longestText)) },
            state: query["state"].flatMap(DirectoryFilter.State.init(rawValue:))
        )
    }

    private var one: PageRoute {
        .memberPage(DirectoryPagePath.one) { try await Self.show($0, .empty) }
    }

    private var signUps: PageRoute {
        .memberPage(DirectoryPagePath.signUps) { try await Self.showSignUps($0, .empty) }
    }

    /// One press slows sign-up down, and another ends that.
    private var pace: PageRoute {
        .form(
            DirectoryPagePath.pace,
            sends: API.site.change,
            then: { _, _ in .to(DirectoryPagePath.signUps.rawValue, flash: .saved) },
            refused: Self.showSignUps
        )
    }

    @Sendable private static func showSignUps(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        SignUpsPage(figures: try await visit(API.directory.signUps()), entry: entry).page(for: visit)
    }

    private var confirmEmail: PageRoute {
        acting(DirectoryPagePath.confirmEmail, API.directory.confirmEmail, .memberConfirmed)
    }

    private var endSessions: PageRoute {
        acting(DirectoryPagePath.endSessions, API.directory.endSessions, .memberSignedOut)
    }

    private var warning: PageRoute {
        .memberPage(DirectoryPagePath.warn) { try await Self.showWarning($0, .empty) }
    }

    private var warn: PageRoute {
        .form(
            DirectoryPagePath.warn,
            sends: API.directory.warn,
            then: { _, record in
                .to(DirectoryPagePath.one.filled(record.member.id.description), flash: .warned)
            },
            refused: Self.showWarning
        )
    }

    @Sendable private static func showWarning(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let record = try await visit(API.directory.one(visit.place(of: API.directory.one)))
        let templates = try await visit.reasonTemplates
        return MemberReasonPage(
            title: DirectoryPhrases.warn,
            hint: DirectoryPhrases.warnHint,
            path: .warn,
            record: record,
            templates: templates,
            entry: entry
        ).page(for: visit)
    }

    private var resetting: PageRoute {
        .memberPage(DirectoryPagePath.resetSecondFactor) { try await Self.showReset($0, .empty) }
    }

    private var reset: PageRoute {
        .form(
            DirectoryPagePath.resetSecondFactor,
            sends: API.directory.resetSecondFactor,
            then: { _, record in
                .to(DirectoryPagePath.one.filled(record.member.id.description), flash: .secondFactorReset)
            },
            refused: Self.showReset
        )
    }

    @Sendable private static func showReset(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let record = try await visit(API.directory.one(visit.place(of: API.directory.one)))
        return MemberReasonPage(
            title: DirectoryPhrases.resetSecondFactor,
            hint: DirectoryPhrases.resetSecondFactorHint,
            path: .resetSecondFactor,
            record: record,
            templates: try await visit.reasonTemplates,
            entry: entry
        ).page(for: visit)
    }

    private var lift: PageRoute {
        acting(DirectoryPagePath.lift, API.directory.lift, .suspensionLifted)
    }

    /// Does it, and leads back to the member; refused, it says so there.
    private func acting<In: Body>(
        _ path: DirectoryPagePath,
        _ operation: DirectoryOperations.OfMember<In>,
        _ flash: Flash
    ) -> PageRoute {
        .form(
            path,
            sends: operation,
            then: { _, record in
                .to(DirectoryPagePath.one.filled(record.member.id.description), flash: flash)
            },
            refused: Self.show
        )
    }

    private var deletion: PageRoute {
        .memberPage(DirectoryPagePath.delete) { try await Self.showDeletion($0, .empty) }
    }

    private var delete: PageRoute {
        .form(
            DirectoryPagePath.delete,
            sends: API.directory.delete,
            then: { _, _ in .to(DirectoryPagePath.all.rawValue, flash: .memberDeleted) },
            refused: Self.showDeletion
        )
    }

    @Sendable private static func show(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let record = try await visit(API.directory.one(visit.place(of: API.directory.one)))
        let templates = record.suspension == nil ? [] : try await visit.reasonTemplates
        return DirectoryRecordPage(record: record, templates: templates, entry: entry).page(for: visit)
    }

    @Sendable private static func showDeletion(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let id = try visit.place(of: API.directory.one)
        let record = try await visit(API.directory.one(id))
        let plan = try await visit(API.directory.deletionPlan(id))
        return DirectoryDeletionPage(member: record.member, plan: plan, entry: entry).page(for: visit)
    }
}
