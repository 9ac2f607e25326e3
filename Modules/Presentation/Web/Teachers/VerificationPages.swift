import Domain
import HTTPServer
import Wire

/// Page routes of teachers' documents: the member's own, and the queue of the operators.
public struct VerificationPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [mine, send, withdraw, queue, one, accept, decline, declining] }

    private var mine: PageRoute {
        .memberPage(TeacherPagePath.documents) { try await Self.ownPage($0, .empty) }
    }

    private var send: PageRoute {
        .form(
            TeacherPagePath.documents,
            sends: API.verifications.send,
            body: PageRoute.longestFormWithFiles,
            reading: { visit, entry in
                let entry = try await entry.takingInPictures(visit)
                let step = entry.text("step").split(separator: " ").map(String.init)
                guard let act = step.first else { return .send(entry) }
                let shown = entry.without("step")
                return .showAgain(shown.arranged(by: act, step.dropFirst().first ?? "") ?? shown)
            },
            then: { _, _ in .to(TeacherPagePath.documents.rawValue, flash: .documentsSent) },
            refused: Self.ownPage
        )
    }

    private var withdraw: PageRoute {
        .button(TeacherPagePath.withdraw, sends: API.verifications.withdraw) { _, _ in
            .to(TeacherPagePath.documents.rawValue, flash: .documentsWithdrawn)
        }
    }

    private var queue: PageRoute {
        .memberPage(TeacherPagePath.queue) { visit in
            let state = visit.request.query["state"].flatMap(Verification.State.init(rawValue:)) ?? .waiting
            let query = VerificationQuery(state, try visit.slice.slice)
            return VerificationsPage(state: state, list: try await visit(API.verifications.all(query)))
                .page(for: visit)
        }
    }

    private var one: PageRoute {
        .memberPage(TeacherPagePath.verification) { try await Self.page($0, .empty) }
    }

    private var accept: PageRoute {
        .form(
            TeacherPagePath.verification,
            sends: API.verifications.accept,
            then: { _, _ in .to(TeacherPagePath.queue.rawValue, flash: .documentsAccepted) },
            refused: Self.page
        )
    }

    private var decline: PageRoute {
        .memberPage(TeacherPagePath.decline) { try await Self.declinePage($0, .empty) }
    }

    private var declining: PageRoute {
        .form(
            TeacherPagePath.decline,
            sends: API.verifications.decline,
            then: { _, _ in .to(TeacherPagePath.queue.rawValue, flash: .submissionDeclined) },
            refused: Self.declinePage
        )
    }

    @Sendable private static func ownPage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        guard let teacher = try await visit.teacher else { return TeacherBeginPage().page(for: visit) }
        return DocumentsPage(
            teacher: teacher,
            verification: try await visit.latestDocuments,
            images: try await entry.pictures(atMost: Verification.mostDocuments, visit),
            entry: entry
        ).page(for: visit)
    }

    @Sendable private static func page(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        VerificationPage(found: try await visit.documents, entry: entry).page(for: visit)
    }

    @Sendable private static func declinePage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let found = try await visit.documents
        let id = found.verification.id.description
        return try await DeclinePage(
            about: found.member.member.nickname.text,
            back: TeacherPagePath.verification.filled(id),
            action: TeacherPagePath.decline.filled(id),
            hint: DocumentPhrases.reasonHint,
            templates: visit.reasonTemplates,
            entry: entry
        ).page(for: visit)
    }
}

extension Visit {
    /// The teacher's documents of the page's address.
    fileprivate var documents: VerificationCaseBody {
        get async throws { try await self(API.verifications.one(place(of: API.verifications.one))) }
    }
}
