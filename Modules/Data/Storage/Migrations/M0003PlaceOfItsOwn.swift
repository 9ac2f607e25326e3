import Database

extension Migration {
    /// Documents that operators write in the browser, with their former texts. An empty text takes one away.
    static let placeOfItsOwn = Migration(
        3,
        "place of its own",
        sql: """
            CREATE TABLE operator_documents (
                id INTEGER PRIMARY KEY,
                name TEXT NOT NULL CHECK (name <> ''),
                language TEXT NOT NULL CHECK (language <> ''),
                text TEXT NOT NULL,
                digest TEXT NOT NULL CHECK (length(digest) = 64),
                operator INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                at INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX operator_documents_by_name ON operator_documents (name, language, id);
            CREATE INDEX operator_documents_by_operator ON operator_documents (operator);
            """
    )
}
