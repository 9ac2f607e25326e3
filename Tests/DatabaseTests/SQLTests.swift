import Testing

@testable import Database

@Suite("SQL text")
struct SQLTests {
    @Test("An interpolated value is bound and never part of the text")
    func binds() {
        let name = "x'); DROP TABLE notes; --"
        let sql: SQL = "INSERT INTO notes VALUES (\(1), \(name))"

        #expect(sql.text == "INSERT INTO notes VALUES ($1, $2)")
        #expect(sql.values == [.integer(1), .text(name)])
    }

    @Test("A nested statement brings its values along, renumbered past nine")
    func nests() {
        let inner: SQL = "(\(list: Array(1...10)) = \(true))"
        let sql: SQL = "a = \("first") AND \(inner) AND b = \("last")"

        #expect(
            sql.text == "a = $1 AND (($2, $3, $4, $5, $6, $7, $8, $9, $10, $11) = $12) AND b = $13"
        )
        #expect(sql.values.count == 13)
        #expect(sql.values.last == .text("last"))
    }

    @Test("A splice is spelled out, and an empty list still reads as SQL")
    func splices() {
        let sql: SQL = "SELECT \(trusted: "id") FROM notes WHERE id IN \(list: [])"

        #expect(sql.text == "SELECT id FROM notes WHERE id IN (NULL)")
        #expect(sql.values.isEmpty)
    }

    @Test("Parts are joined into one statement in their order")
    func joins() {
        let conditions: [SQL] = ["id > \(5)", "topic = \("가")"]

        let sql: SQL = "SELECT 1 WHERE \(conditions.joined(by: " AND "))"

        #expect(sql.text == "SELECT 1 WHERE id > $1 AND topic = $2")
        #expect(sql.values == [.integer(5), .text("가")])
    }
}
