public import Database
public import Domain

public struct SQLReasonTemplateRepository: ReasonTemplateRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func load() async throws -> ReasonTemplates {
        try await database.read { try $0.reasonTemplates() }
    }

    public func update(_ change: @escaping @Sendable (inout ReasonTemplates) throws -> Void) async throws {
        try await database.write { connection in
            let former = try connection.reasonTemplates()
            var templates = former
            try change(&templates)
            try connection.save(templates.stored, after: former.stored)
        }
    }
}

extension Connection {
    fileprivate func reasonTemplates() throws -> ReasonTemplates {
        let rows = try run("SELECT id, title, text, text_en FROM reason_templates ORDER BY id")
        return ReasonTemplates(
            Dictionary(uniqueKeysWithValues: try rows.map { (try $0.value("id"), try $0.contents()) })
        )
    }

    fileprivate func save(
        _ stored: [ReasonTemplate.ID: ReasonTemplate.Contents?],
        after former: [ReasonTemplate.ID: ReasonTemplate.Contents?]
    ) throws {
        for id in former.keys where stored[id] == nil {
            try execute("DELETE FROM reason_templates WHERE id = \(id)")
        }
        for (id, contents) in stored where former[id] != .some(contents) {
            try execute(
                """
                INSERT INTO reason_templates (id, title, text, text_en)
                VALUES (\(id), \(contents?.title), \(contents?.text), \(contents?.english))
                ON CONFLICT (id) DO UPDATE
                    SET title = excluded.title, text = excluded.text, text_en = excluded.text_en
                """
            )
        }
    }
}

extension Row {
    /// Nil for a template of the program that was removed.
    fileprivate func contents() throws -> ReasonTemplate.Contents? {
        let (title, text): (String?, String?) = (try value("title"), try value("text"))
        guard let title, let text else { return nil }
        return ReasonTemplate.Contents(stored: title, text, english: try value("text_en"))
    }
}
