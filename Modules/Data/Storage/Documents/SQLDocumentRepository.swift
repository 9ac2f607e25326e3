public import Database
public import Domain

/// Keeps the present documents in memory.
public final class SQLDocumentRepository: DocumentRepository {
    private static let channel = "documents"

    private let database: Database
    private let identifiers: IdentifierGenerator
    private let documents: NotifiedValue<[WrittenDocument]>

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        (self.database, self.identifiers) = (database, identifiers)
        documents = NotifiedValue(database, on: Self.channel, beforeReading: []) { connection in
            try connection.run(Self.present).map(WrittenDocument.init(row:))
                .filter { !$0.document.text.isEmpty }
        }
    }

    public var known: [WrittenDocument] { documents.known }

    public func current() async -> [WrittenDocument] { await documents.current() }

    public func write(
        _ draft: DocumentDraft,
        _ digest: DocumentDigest,
        by member: Member.ID,
        at now: Moment
    ) async throws {
        try await database.write(identifiers, at: now) { transaction in
            let id: WrittenDocument.ID = transaction.identifiers.next()
            try transaction.connection.execute(
                """
                INSERT INTO operator_documents (id, name, language, text, digest, operator, at)
                VALUES (\(id), \(draft.name.rawValue), \(draft.language.rawValue), \(draft.text),
                    \(digest.text), \(member), \(now))
                """
            )
            try transaction.connection.notify(Self.channel, "changed")
        }
        documents.invalidate()
        try await documents.refresh()
    }

    public func versions(
        of name: OperatorDocument.Name,
        in language: Language,
        _ slice: SliceRequest
    ) async throws -> Slice<WrittenDocument> {
        try await database.read { connection in
            let rows = try connection.run(
                Self.versions(of: name, in: language, before: slice.start(), limit: slice.rows)
            )
            return try Slice(rows, slice, by: "id", of: WrittenDocument.self) {
                try $0.map(WrittenDocument.init(row:))
            }
        }
    }

    static let present: SQL = """
        SELECT \(columns) FROM operator_documents
        \(MemberCard.join("card", on: "operator_documents.operator"))
        WHERE operator_documents.id IN (SELECT max(id) FROM operator_documents GROUP BY name, language)
        ORDER BY operator_documents.id
        """

    static func versions(
        of name: OperatorDocument.Name,
        in language: Language,
        before id: WrittenDocument.ID?,
        limit: Int
    ) -> SQL {
        """
        SELECT \(columns) FROM operator_documents
        \(MemberCard.join("card", on: "operator_documents.operator"))
        WHERE operator_documents.name = \(name.rawValue)
            AND operator_documents.language = \(language.rawValue)
            AND operator_documents.id < \(id?.rawValue ?? .max)
        ORDER BY operator_documents.id DESC LIMIT \(limit)
        """
    }

    private static let columns: SQL = """
        operator_documents.id AS id, name, operator_documents.language AS language, text, digest,
            operator_documents.at AS at, \(MemberCard.columns("card"))
        """
}

extension WrittenDocument {
    fileprivate init(row: Row) throws {
        let document = OperatorDocument(
            try row.word("name"),
            in: try row.word("language"),
            text: try row.value("text"),
            digest: try row.stored("digest") { DocumentDigest($0) }
        )
        self.init(
            try row.value("id"),
            document,
            at: try row.value("at"),
            by: try MemberCard(row: row, "card")
        )
    }
}
