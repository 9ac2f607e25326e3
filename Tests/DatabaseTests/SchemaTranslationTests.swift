import Testing

@testable import Database

@Suite("Translating a schema for PostgreSQL")
struct SchemaTranslationTests {
    @Test(
        "Types and table options are translated as whole words in capitals",
        arguments: [
            ("id INTEGER, size REAL, data BLOB", "id BIGINT, size DOUBLE PRECISION, data BYTEA"),
            ("name TEXT NOT NULL", "name TEXT COLLATE \"C\" NOT NULL"),
            ("CAST(id AS TEXT)", "CAST(id AS TEXT)"),
            ("(id BLOB) STRICT;", "(id BYTEA);"),
            ("(id BLOB) STRICT, WITHOUT ROWID;", "(id BYTEA);"),
            ("(id BLOB) WITHOUT ROWID, STRICT;", "(id BYTEA);"),
            ("(id BLOB)\nWITHOUT ROWID;", "(id BYTEA);"),
            ("TEXTURE, MY_TEXT, TEXT2, text", "TEXTURE, MY_TEXT, TEXT2, text"),
        ]
    )
    func words(_ sqlite: String, _ postgresql: String) {
        #expect(SchemaTranslation.postgresql(sqlite) == postgresql)
    }

    @Test(
        "Text in quotes and comments stays",
        arguments: [
            "CHECK (kind IN ('TEXT', 'it''s a BLOB'))", "\"REAL\" = 1", "-- STRICT INTEGER\n",
            "/* TEXT\n BLOB */ 'x",
        ]
    )
    func quotes(_ sql: String) {
        #expect(SchemaTranslation.postgresql(sql) == sql)
    }
}
