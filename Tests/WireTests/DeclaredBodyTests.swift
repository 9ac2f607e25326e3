import JSONCoding
import Testing
import Wire

@Suite("Bodies that operations declare")
struct DeclaredBodyTests {
    private static let bodies = API.bodies()

    @Test(
        "Every one keeps to its own schema and reads back to the same bytes",
        arguments: bodies.keys.sorted()
    )
    func roundTrip(_ name: String) throws {
        let body = try #require(Self.bodies[name])
        let counts = try (0..<20).map { try roundTrip(body, seed: $0) }
        #expect(counts.contains(true), "no example of \(name) fits its schema")
    }

    /// Returns whether there is an example that fits the schema.
    private func roundTrip<Value: Body>(_: Value.Type, seed: UInt64) throws -> Bool {
        guard let example = ExampleMaker.example(of: Value.self, seed: seed) else { return false }
        let written = try Value(Fields(example)).encoded
        let json = try JSON(parsing: written)
        #expect(try Value(Fields(json)).encoded == written)
        guard Value.schema.violations(in: example, resolving: Value.schemas).isEmpty else { return false }
        #expect(Value.schema.violations(in: json, resolving: Value.schemas).isEmpty)
        return true
    }
}
