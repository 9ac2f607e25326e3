import JSONCoding
import Testing

@testable import Wire

@Suite("Fields of bodies")
struct ShapeTests {
    private struct Inner: ShapedBody {
        let count: Int

        static let shape = Shape<Self>(
            "Inner",
            Field("count", \.count),
            make: { (count) throws(FieldError) in
                guard count > 0 else { throw FieldError(field: "count", wanted: "positive number") }
                return Self(count: count)
            }
        )
    }

    private struct Outer: ShapedBody {
        let inner: Inner

        static let shape = Shape<Self>("Outer", Field("inner", \.inner), make: Self.init(inner:))
    }

    @Test("The error of a nested body names the field by its path from the outer body")
    func nested() throws {
        let error = #expect(throws: FieldError.self) {
            try Outer(parsing: Array(#"{"inner":{"count":0}}"#.utf8))
        }
        #expect(error?.field == "inner.count")
    }
}
