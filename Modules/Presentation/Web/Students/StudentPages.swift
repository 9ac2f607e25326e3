import HTTPServer
import Wire

enum StudentPagePath: String, Path {
    case mine = "/me/students"
}

/// The page route of a teacher's students.
public struct StudentPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            .memberPage(StudentPagePath.mine) { visit in
                StudentsPage(list: try await visit(API.students.mine(visit.slice))).page(for: visit)
            }
        ]
    }
}
