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
            sends: .post,
            to: TeacherPath.myVerification,
            body: PageRoute.longestFormWithFiles,
            reading: { visit, entry in
                let entry = try await entry.takingInPictures(visit)
                let step = entry.text("step").split(separator: " ").map(String.init)
                guard let act = step.first else { return .send(entry) }
                let shown = entry.without("step")
                return .showAgain(shown.arranged(by: act, step.dropFirst().first ?? "") ?? shown)
            },
            then: { (_, _: VerificationBody) in
                .to(TeacherPagePath.documents.rawValue, telling: .documentsSent)
            },
            refused: Self.ownPage
        )
    }

    private var withdraw: PageRoute {
        .button(TeacherPagePath.withdraw) { visit in
            try await visit.ask(.delete, TeacherPath.myVerification, answers: Nothing.self)
            return .to(TeacherPagePath.documents.rawValue, telling: .documentsWithdrawn)
        }
    }

    private var queue: PageRoute {
        .memberPage(TeacherPagePath.queue) { visit in
            let asked = visit.request.query["state"].flatMap(Verification.State.init(rawValue:)) ?? .waiting
            let query = [("state", asked.rawValue)] + visit.cursor
            return VerificationsPage(
                state: asked,
                list: try await visit.get(TeacherPath.verifications, query: query)
            ).page(for: visit)
        }
    }

    private var one: PageRoute {
        .memberPage(TeacherPagePath.verification) { try await Self.page($0, .empty) }
    }

    private var accept: PageRoute {
        .form(
            TeacherPagePath.verification,
            sends: .post,
            to: TeacherPath.accept,
            then: { (_, _: VerificationCaseBody) in
                .to(TeacherPagePath.queue.rawValue, telling: .documentsAccepted)
            },
            refused: Self.page
        )
    }

    private var decline: PageRoute {
        .memberPage(TeacherPagePath.decline) { try await Self.declinePage($0, .empty) }
    }

    private var declining: PageRoute {
        .form(
            TeacherPagePath.decline,
            sends: .post,
            to: TeacherPath.decline,
            then: { (_, _: VerificationCaseBody) in
                .to(TeacherPagePath.queue.rawValue, telling: .submissionDeclined)
            },
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
        VerificationPage(
            found: try await visit.get(TeacherPath.verification, visit.place()),
            entry: entry
        ).page(for: visit)
    }

    @Sendable private static func declinePage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let found: VerificationCaseBody = try await visit.get(TeacherPath.verification, visit.place())
        let id = found.verification.id.description
        return DeclinePage(
            about: found.member.member.nickname.text,
            back: TeacherPagePath.verification.filled(id),
            action: TeacherPagePath.decline.filled(id),
            hint: DocumentPhrases.reasonHint,
            entry: entry
        ).page(for: visit)
    }
}
