import JSONCoding
import Testing

@Suite("JSON values")
struct JSONValueTests {
    private let sample: JSON = [
        "id": .integer(.max), "name": "마당 \"x\"\n", "price": 12.5, "tags": ["a", nil, true, []],
        "owner": ["id": 1, "tiny": .number(.leastNonzeroMagnitude), "minus": .number(-0.0), "empty": [:]],
    ]

    @Test("A value written and read again is the same", arguments: [false, true])
    func roundTrip(pretty: Bool) throws {
        #expect(try JSON(parsing: sample.encoded(pretty: pretty)) == sample)
    }

    @Test("Pretty printing gives every member a line of its own")
    func pretty() {
        let json: JSON = ["a": [1, ["b": nil]], "c": [], "d": [:]]
        let expected = """
            {
              "a": [
                1,
                {
                  "b": null
                }
              ],
              "c": [],
              "d": {}
            }
            """
        #expect(String(decoding: json.encoded(pretty: true), as: UTF8.self) == expected)
    }

    @Test("Objects keep their order when written and ignore it when compared")
    func order() {
        let one: JSON = ["a": 1, "b": 2]
        let other: JSON = ["b": 2, "a": 1]
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
        #expect(String(decoding: other.encoded(), as: UTF8.self) == #"{"b":2,"a":1}"#)
        #expect(one != ["a": 1, "b": 3])
        #expect(one != ["a": 1])
    }

    @Test(
        "A member can be set, replaced in its place and removed, in a small object and in a large one",
        arguments: [3, 40]
    )
    func editing(count: Int) {
        var object = JSONObject(members: (0..<count).map { ("k\($0)", JSON.integer(Int64($0))) })
        object["k1"] = "new"
        object["k0"] = nil
        object["more"] = true
        #expect(object.keys == (1..<count).map { "k\($0)" } + ["more"])
        #expect(object["k1"] == "new")
        #expect(object["k2"] == 2)
        #expect(object["k0"] == nil)
        #expect(object["more"] == true)
    }

    @Test("Accessors answer for their own kind only")
    func accessors() {
        #expect(sample["owner"]?["id"]?.intValue == 1)
        #expect(sample["tags"]?[0]?.stringValue == "a")
        #expect(sample["tags"]?[9] == nil)
        #expect(sample["tags"]?[2]?.boolValue == true)
        #expect(sample["name"]?.intValue == nil)
        #expect(sample["name"]?["id"] == nil)
        #expect(JSON.number(2).intValue == 2)
        #expect(JSON.number(2.5).intValue == nil)
        #expect(JSON.integer(2).doubleValue == 2)
    }
}
