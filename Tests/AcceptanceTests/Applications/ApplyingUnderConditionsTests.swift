import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Applying under conditions")
struct ApplyingUnderConditionsTests {
    private func apply(_ applicant: Neighbour, _ run: String) async throws -> TestResponse {
        try await applicant.ask("POST", "/api/v1/listings/\(run)/roster/apply", [:])
    }

    @Test(
        "The server admits only who meets the conditions, and names what is missing or doesn't fit",
        arguments: Database.Engine.allCases
    )
    func enforced(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let host = try await server.signUp("host")
            let run = try await host.tells(["gender": "female"]).host([
                "minAge": 30, "maxAge": 40, "gender": "women", "jobGroups": ["design"],
            ])
            let ben = try await server.signUp("ben")
            let missing = "409 admission.details-missing"
            for (told, verdict, fields) in [
                ([:], missing, ["birthYear", "pace", "gender", "jobGroup"]),
                (["birthYear": 2008], "403 admission.too-young", []),
                (["birthYear": 1990], missing, ["pace", "gender", "jobGroup"]),
                (["pace": "fast", "gender": "male"], "403 admission.gender", []),
                (["gender": "female"], missing, ["jobGroup"]),
                (["jobGroup": "sales"], "403 admission.job-group", []),
                (["jobGroup": "design"], "200 ", []),
            ] as [(JSONObject, String, [String])] {
                #expect(try await ben.ask("PATCH", "/api/v1/me", .object(told)).status == 200)
                let seen = try await ben.ask("GET", "/api/v1/listings/\(run)/roster").json["obstacle"]
                let answer = try await apply(ben, run)
                #expect("\(answer.status) \(answer.json["code"]?.stringValue ?? "")" == verdict, "\(answer)")
                #expect(answer.accountFields == fields)
                // Readers are told before they apply.
                #expect(seen?["code"]?.stringValue == answer.json["code"]?.stringValue)
                #expect(seen == .null || seen?["accountFields"]?.arrayValue?.count == fields.count)
            }
            #expect(try await server.ask("GET", "/api/v1/listings/\(run)/roster").json["obstacle"] == .null)
            let cho = try await server.signUp("cho").tells(["birthYear": 1970])
            #expect(try await apply(cho, run).verdict == "403 admission.age")
        }
    }

    @Test("A later change of the conditions or of a member's details ends no application")
    func later() async throws {
        try await TestServer.run { server in
            let (host, ben) = (try await server.signUp("host"), try await server.signUp("ben"))
            let run = try await host.host()
            try await ben.apply(to: run)
            let edited = try await host.ask("PUT", "/api/v1/runs/\(run)", Neighbour.run(["maxAge": 25]))
            #expect(edited.status == 200, "\(edited)")
            _ = try await ben.ask("PATCH", "/api/v1/me", ["birthYear": nil, "pace": nil])
            #expect(try await host.admit(ben, to: run).status == 200)
            #expect(try await ben.status(onRosterOf: run) == "admitted")
        }
    }

    @Test("A host sees of an applicant what the runner card shows, and no attribute that was checked")
    func host() async throws {
        try await TestServer.run { server in
            let (host, ben) = (try await server.signUp("host"), try await server.signUp("ben"))
            let run = try await host.tells(["gender": "female"]).host(["gender": "women"])
            try await ben.tells(["gender": "female", "jobGroup": "design", "shownDetails": ["age"]])
            #expect(try await apply(ben, run).status == 200)
            let seen = try await host.ask("GET", "/api/v1/listings/\(run)/roster")
            let entry = seen.json["entries"]?[0]
            #expect(
                entry?["runner"]
                    == ["pace": nil, "jobGroup": nil, "age": "30-mid", "gender": nil, "attendance": nil]
            )
            #expect(!seen.tell("female") && !seen.tell("1990") && !seen.tell("design"))
        }
    }
}

extension TestResponse {
    /// The fields of the account that a refusal names.
    var accountFields: [String] { json["accountFields"]?.arrayValue?.compactMap(\.stringValue) ?? [] }
}
