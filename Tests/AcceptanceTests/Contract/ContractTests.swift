import JSONCoding
import TestSupport
import Testing
import Wire

@Suite("The API's contract")
struct ContractTests {
    @Test("Every route of the contract is there and documented")
    func routes() async throws {
        let contract = [
            "post /api/v1/accounts", "post /api/v1/sessions", "post /api/v1/sessions/refresh",
            "get /api/v1/sessions",
            "delete /api/v1/sessions/{id}", "delete /api/v1/sessions/current", "delete /api/v1/sessions",
            "get /api/v1/me", "patch /api/v1/me", "delete /api/v1/me", "get /api/v1/me/export",
            "put /api/v1/me/password", "get /api/v1/neighbourhoods", "get /api/v1/neighbourhoods/at",
            "get /api/v1/neighbourhoods/{code}", "get /api/v1/neighbourhoods/{code}/ring",
            "get /api/v1/me/neighbourhoods", "put /api/v1/me/neighbourhoods",
            "put /api/v1/me/neighbourhoods/{code}/verification", "get /api/v1/openapi.json",
            "post /api/v1/listings/{id}/conversation", "get /api/v1/conversations",
            "get /api/v1/conversations/{id}", "get /api/v1/conversations/{id}/messages",
            "post /api/v1/conversations/{id}/messages", "put /api/v1/conversations/{id}/read",
            "delete /api/v1/conversations/{id}", "get /api/v1/notices", "put /api/v1/notices/read",
            "get /api/v1/me/digest", "put /api/v1/me/digest", "post /api/v1/operator/test-mail",
            "get /api/v1/me/notices", "put /api/v1/me/notices", "get /api/v1/me/unread",
            "put /api/v1/blocks/{account}", "delete /api/v1/blocks/{account}", "get /api/v1/blocks",
            "get /api/v1/blocks/{account}/plan",
            "post /api/v1/reports", "get /api/v1/reports", "get /api/v1/reports/{id}",
            "post /api/v1/reports/{id}/dismiss", "post /api/v1/reports/{id}/uphold",
            "post /api/v1/reports/{id}/reopen", "get /api/v1/me/duties",
            "get /api/v1/me/activity", "get /api/v1/operator/todo",
            "get /api/v1/operator/measures", "post /api/v1/operator/measures",
            "get /api/v1/operator/members", "get /api/v1/operator/members/export",
            "get /api/v1/operator/members/{id}", "get /api/v1/operator/server",
            "post /api/v1/operator/server/retry", "get /api/v1/operator/settings",
            "patch /api/v1/operator/settings", "get /api/v1/operator/settings/changes",
            "get /api/v1/operator/invitations", "post /api/v1/operator/invitations",
            "delete /api/v1/operator/invitations/{id}", "get /api/v1/invitation", "get /api/v1/set-up",
            "post /api/v1/set-up", "post /api/v1/set-up/operator", "get /api/v1/announcements",
            "get /api/v1/operator/announcements", "get /api/v1/operator/letters",
            "get /api/v1/operator/letters/{id}", "get /healthz", "get /readyz", "get /metrics",
        ]
        try await TestServer.run { server in
            let document = try await server.ask("GET", "/api/v1/openapi.json").json
            #expect(document["openapi"] == "3.1.0")
            for entry in contract {
                let words = entry.split(separator: " ").map(String.init)
                #expect(document["paths"]?[words[1]]?[words[0]] != nil, "\(entry)")
            }
        }
    }

    @Test("The document lists exactly the routes of the API that are registered, and no page")
    func drift() async throws {
        try await TestServer.run { server in
            let document = try await server.ask("GET", "/api/v1/openapi.json").json
            let documented = (document["paths"]?.objectValue ?? [:]).flatMap { path, operations in
                (operations.objectValue ?? [:]).map { "\($0.key.uppercased()) \(path)" }
            }
            let registered = Set(server.routes)
            #expect(
                Set(documented.filter { $0.contains(" /api/") })
                    == registered.filter { $0.contains(" /api/") }
            )
            #expect(Set(documented).isSubset(of: registered))
            #expect(!documented.contains("GET /sign-in") && registered.contains("GET /sign-in"))
        }
    }

    @Test("Every declared operation is served, and every answer of JSON comes from one")
    func declared() async throws {
        try await TestServer.run { server in
            let declared = API.all.map { "\($0.method.rawValue) \($0.pattern)" }
            #expect(Set(declared).count == declared.count)
            #expect(Set(declared).subtracting(server.routes) == [])
            let document = try await server.ask("GET", "/api/v1/openapi.json").json
            let answering = (document["paths"]?.objectValue ?? [:]).flatMap { path, operations in
                (operations.objectValue ?? [:]).compactMap { method, operation in
                    ["200", "201"].contains {
                        operation["responses"]?[$0]?["content"]?["application/json"] != nil
                    } ? "\(method.uppercased()) \(path)" : nil
                }
            }
            #expect(
                Set(answering).subtracting(declared) == [
                    "GET /api/v1", "GET /api/v1/openapi.json", "GET /readyz",
                ]
            )
        }
    }

    @Test("Every reference in the document resolves, and operation identifiers are unique")
    func references() async throws {
        try await TestServer.run { server in
            let document = try await server.ask("GET", "/api/v1/openapi.json").json
            var references: Set<String> = []
            var names: [String] = []
            func walk(_ json: JSON) {
                if let reference = json["$ref"]?.stringValue { references.insert(reference) }
                if let name = json["operationId"]?.stringValue { names.append(name) }
                for part in json.arrayValue ?? [] { walk(part) }
                for (_, part) in json.objectValue ?? [:] { walk(part) }
            }
            walk(document)
            #expect(references.count > 10)
            for reference in references {
                let place = reference.split(separator: "/").map(String.init)
                #expect(place.prefix(2) == ["#", "components"])
                #expect(document["components"]?[place[2]]?[place[3]] != nil, "\(reference)")
            }
            #expect(Set(names).count == names.count)
            #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z]+([A-Z][A-Za-z]*)*/) != nil })
            #expect(Set(names).isSuperset(of: ["closeListing", "listMyConversations", "startConversation"]))
        }
    }

    @Test("A client is told the tags, the headers and the refusals of every operation, and where to read on")
    func described() async throws {
        try await TestServer.run { server in
            let root = try await server.ask("GET", "/api/v1")
            #expect(root.header("Link")?.contains("</developers>; rel=\"service-doc\"") == true)
            let address = try #require(root.json["document"]?.stringValue)
            let document = try await server.ask("GET", address).json
            #expect(document["info"]?["version"] == root.json["version"])
            let tags = Set((document["tags"]?.arrayValue ?? []).compactMap { $0["name"]?.stringValue })
            var used: Set<String> = []
            for (path, operations) in document["paths"]?.objectValue ?? [:] {
                for (method, operation) in operations.objectValue ?? [:] {
                    used.formUnion((operation["tags"]?.arrayValue ?? []).compactMap(\.stringValue))
                    #expect(operation["tags"]?.arrayValue?.count == 1, "\(method) \(path)")
                    #expect(operation["responses"]?["503"] != nil, "\(method) \(path)")
                    let needsSignIn = operation["security"] != nil
                    #expect((operation["responses"]?["401"] != nil) == needsSignIn, "\(method) \(path)")
                }
            }
            #expect(used == tags && tags.isSuperset(of: ["deal", "lesson-note", "server"]))
            let responses = document["components"]?["responses"]
            #expect(responses?["TooSoon"]?["headers"]?["Retry-After"] != nil)
            let codes = document["components"]?["schemas"]?["Problem"]?["properties"]?["code"]
            #expect(codes?["x-extensible-enum"]?.arrayValue?.contains("session.sign-in-needed") == true)
        }
    }

    @Test("A list in a query is an array to clients that are made from the document")
    func arrays() async throws {
        try await TestServer.run { server in
            let document = try await server.ask("GET", "/api/v1/openapi.json").json
            let search = document["paths"]?["/api/v1/listings"]?["get"]?["parameters"]?.arrayValue
            let kind = try #require(search?.first { $0["name"] == "kind" })
            #expect(kind["schema"]?["type"] == "array" && kind["explode"] == false && kind["style"] == "form")
            #expect(kind["schema"]?["items"]?["enum"]?.arrayValue?.contains("lesson") == true)
            let found = try await server.ask("GET", "/api/v1/listings?neighbourhood=1168064000&kind=run,shop")
            #expect(found.status == 200)
        }
    }

    @Test("A version that an edit can name is a documented header of what was read")
    func versions() async throws {
        try await TestServer.run { server in
            let paths = try await server.ask("GET", "/api/v1/openapi.json").json["paths"]
            let read = paths?["/api/v1/classes/{id}"]?["get"]?["responses"]?["200"]
            #expect(read?["headers"]?["ETag"] != nil)
            let edit = paths?["/api/v1/classes/{id}"]?["put"] ?? paths?["/api/v1/classes/{id}"]?["patch"]
            #expect(edit?["responses"]?["412"] != nil)
        }
    }

    @Test("No documented parameter allows a zero byte")
    func zeroBytes() async throws {
        try await TestServer.run { server in
            let document = try await server.ask("GET", "/api/v1/openapi.json").json
            let operations = (document["paths"]?.objectValue ?? [:]).flatMap { path, operations in
                (operations.objectValue ?? [:]).map { ("\($0.key) \(path)", $0.value) }
            }
            var seen = 0
            for (operation, described) in operations {
                for parameter in described["parameters"]?.arrayValue ?? [] {
                    let schema = try #require(parameter["schema"])
                    guard schema["type"] == "string", schema["enum"] == nil else { continue }
                    let pattern = try #require(schema["pattern"]?.stringValue, "\(operation)")
                    #expect(try Regex(pattern).firstMatch(in: "a\u{0}b") == nil, "\(operation)")
                    seen += 1
                }
            }
            #expect(seen > 50)
            let asked = try await server.ask("GET", "/api/v1/listings?q=a%00b")
            #expect(asked.verdict == "400 request.malformed")
        }
    }

    @Test(
        "A body that is not of the contract is refused with what is wrong and where",
        arguments: [
            ("{", "400 request.malformed-json", nil), ("", "400 request.malformed-json", nil),
            ("[]", "400 request.wrong-type", nil), ("null", "400 request.wrong-type", nil),
            (#"{"email":"a@b.kr","password":"open sesame 9"}"#, "400 request.missing-field", "nickname"),
            (#"{"email":"a@b.kr","password":9,"nickname":"ana"}"#, "400 request.wrong-type", "password"),
            (
                #"{"email":"a@b.kr","password":"open sesame 9","nickname":"ana","nick":1}"#,
                "400 request.unknown-field", "nick"
            ),
            (
                #"{"email":"a@b.kr","email":"c@d.kr","password":"open sesame 9","nickname":"ana"}"#,
                "400 request.malformed-json", nil
            ),
            (
                #"{"email":"a@b.kr","password":"open sesame 9","nickname":"ana","language":"fr"}"#,
                "400 request.not-one-of", "language"
            ),
            (
                #"{"email":"a@b.kr","password":"open sesame 9","nickname":"\ud800"}"#,
                "400 request.malformed-json", nil
            ),
        ] as [(String, String, String?)]
    )
    func malformed(_ body: String, _ verdict: String, _ field: String?) async throws {
        try await TestServer.run { server in
            let answer = try await TestResponse.asking(
                "POST",
                server.address + "/api/v1/accounts",
                Array(body.utf8)
            )
            #expect(answer.verdict == verdict)
            #expect(answer.json["field"]?.stringValue == field)
        }
    }

    @Test("Bytes that are no UTF-8 are refused")
    func encoding() async throws {
        try await TestServer.run { server in
            let bytes = Array(#"{"email":""#.utf8) + [0xFF, 0xFE] + Array(#""}"#.utf8)
            let answer = try await TestResponse.asking("POST", server.address + "/api/v1/accounts", bytes)
            #expect(answer.verdict == "400 request.malformed-json")
        }
    }

    @Test("A form is not JSON, and the answer says so")
    func mediaType() async throws {
        try await TestServer.run { server in
            let answer = try await server.ask(
                "POST",
                "/api/v1/accounts",
                ["email": "a@b.kr"],
                headers: ["Content-Type": "application/x-www-form-urlencoded"]
            )
            #expect(answer.verdict == "415 request.unsupported-media-type")
        }
    }

    @Test("An address that isn't there, and a method that isn't, are told apart")
    func unknownAddress() async throws {
        try await TestServer.run { server in
            #expect(try await server.ask("GET", "/api/v1/nothing").verdict == "404 request.no-such-path")
            let wrong = try await server.ask("PUT", "/api/v1/accounts", [:])
            #expect(wrong.verdict == "405 request.method-not-allowed")
            #expect(wrong.header("Allow")?.contains("POST") == true)
        }
    }

    @Test("Pages speak the reader's language and carry the sources of the gazetteer")
    func pages() async throws {
        try await TestServer.run { server in
            let korean = try await server.ask("GET", "/about")
            let english = try await server.ask("GET", "/about", headers: ["Accept-Language": "en"])
            #expect(korean.tell("lang=\"ko\"") && korean.tell("공공누리 제1유형") && korean.tell("CC BY 4.0"))
            #expect(english.tell("<html lang=\"en\""))
            #expect(korean.header("Content-Security-Policy")?.contains("default-src 'none'") == true)
        }
    }
}
