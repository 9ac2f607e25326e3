import Domain
import HTTPServer
import Wire

/// Page routes of the member's own teacher's page.
public struct TeacherPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [mine, save, begin, ending, end] }

    private var mine: PageRoute {
        .memberPage(TeacherPagePath.mine) { try await Self.page($0, nil) }
    }

    private var save: PageRoute {
        .form(
            TeacherPagePath.mine,
            sends: API.teachers.edit,
            then: { _, _ in .to(TeacherPagePath.mine.rawValue, flash: .saved) },
            refused: { try await Self.page($0, $1) }
        )
    }

    /// Returns to the page that needs a teacher.
    private var begin: PageRoute {
        .button(TeacherPagePath.begin, sends: API.teachers.begin) { visit, _ in
            .to(visit.wayBack(or: TeacherPagePath.mine.rawValue), flash: .teaching)
        }
    }

    private var ending: PageRoute {
        .memberPage(TeacherPagePath.end) { visit in
            guard let teacher = try await visit.teacher else { return TeacherBeginPage().page(for: visit) }
            return TeacherEndPage(teacher: teacher).page(for: visit)
        }
    }

    private var end: PageRoute {
        .button(TeacherPagePath.end, sends: API.teachers.end) { _, _ in
            .to(TeacherPagePath.mine.rawValue, flash: .teachingEnded)
        }
    }

    /// - Parameter entry: what was refused; nil for the stored profile.
    @Sendable private static func page(_ visit: Visit, _ entry: FormEntry?) async throws -> Page {
        guard let teacher = try await visit.teacher else { return TeacherBeginPage().page(for: visit) }
        return TeacherSettingsPage(
            teacher: teacher,
            verification: try await visit.latestDocuments,
            entry: entry ?? FormEntry(of: teacher.profile)
        ).page(for: visit)
    }
}

extension Visit {
    /// The reader as a teacher; nil for a member who isn't one.
    var teacher: TeacherBody? {
        get async throws {
            do {
                return try await self(API.teachers.mine())
            } catch TeacherRefusal.notFound {
                return nil
            }
        }
    }

    /// The documents that the reader sent last; nil before the first.
    var latestDocuments: VerificationBody? {
        get async throws {
            do {
                return try await self(API.verifications.mine())
            } catch VerificationRefusal.notFound {
                return nil
            }
        }
    }
}
