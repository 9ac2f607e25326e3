import JSONCoding
import TestSupport
import Testing

/// A server with something of everything that operators see and decide. Olga is the operator.
struct AuditScene {
    struct Step {
        let act: String
        let method: String
        let template: String
        let subjects: [String]
        let query: String
        let body: JSON?

        init(
            _ act: String,
            _ method: String,
            _ template: String,
            _ subjects: [String],
            _ query: String = "",
            _ body: JSON? = nil
        ) {
            self.act = act
            self.method = method
            self.template = template
            self.subjects = subjects
            self.query = query
            self.body = body
        }

        /// The path with the identifiers that its record names.
        var filled: String {
            var parts = template.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            var left = subjects[...]
            for index in parts.indices where parts[index].hasPrefix("{") {
                parts[index] = left.popFirst() ?? ""
            }
            return parts.joined(separator: "/") + query
        }
    }

    let server: TestServer
    let olga: Neighbour
    let ana: Neighbour
    let ben: Neighbour
    let report: String
    let order: String
    let event: String
    let otherEvent: String
    /// The version of the event.
    let seen: JSON
    /// Two that wait for approval, and the version of the first.
    let comments: (approved: String, declined: String, seen: JSON)
    let watchedTerm: String
    let anaID: String
    let invitation: String
    /// Whose address isn't confirmed.
    let newcomer: String
    let announcement: String
    let letter: String
    /// Those of the sources, and one that is no source yet. They answer as long as they are held.
    let calendars: [PublishedCalendar]
    let verification: String
    let document: String
    let otherTeacher: String
    let source: String
    let proposed: (approved: String, declined: String)
    /// Of Ana, whom the other operator warned.
    let appeal: String
    let claims: (approved: String, declined: String)
    let entries: [String]

    static func run(_ body: (AuditScene) async throws -> Void) async throws {
        try await LocalPayments.run(with: ["federation": "on"]) { server, payments in
            try await body(try await AuditScene(server, payments))
        }
    }

    /// The records of the operator, but for those of reading them; latest first.
    func records() async throws -> [JSON] {
        let path = "/api/v1/operator/audit?limit=100&operator=\(try await olga.memberID)"
        // The record of this very request is written after its answer is made.
        return try await olga.ask("GET", path).items.filter { $0["act"] != "audit.list" }
    }

    func acts() async throws -> [String?] {
        try await records().map { $0["act"]?.stringValue }.reversed()
    }

    /// The documented operations that operators have of their own, or share with others.
    func operations() async throws -> Set<String> {
        let document = try await server.ask("GET", "/api/v1/openapi.json").json
        var found: Set<String> = []
        for (path, methods) in document["paths"]?.objectValue ?? [:] {
            for (method, operation) in methods.objectValue ?? [:] {
                let words = ["summary", "description"].compactMap { operation[$0]?.stringValue }
                if words.contains(where: {
                    $0.lowercased().hasSuffix("for operators") || $0.hasSuffix("and operators")
                }) {
                    found.insert("\(method.uppercased()) \(path)")
                }
            }
        }
        // Reading the log is what finds the records.
        return found.subtracting(["GET /api/v1/operator/audit"])
    }
}

extension TestServer {
    /// Olga did this once, and the log says so.
    func expectAudited(_ act: String, of subject: String) async throws {
        let device = try await device(of: "olga")
        let records = try await device.ask("GET", "/api/v1/operator/audit?act=\(act)").items
        #expect(records.map { $0["subject"]?.stringValue } == [subject])
    }
}
