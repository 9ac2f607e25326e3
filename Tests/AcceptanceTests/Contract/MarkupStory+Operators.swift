import Domain
import JSONCoding
import TestSupport
import Wire

/// What operators write.
extension MarkupStory {
    mutating func announcements() async throws {
        let end: JSON = .string((server.clock.now + .seconds(86_400)).rfc3339)
        olga = try await olga.refreshed()
        let (path, texts) = ("/api/v1/operator/announcements", ["text", "textEn"])
        let first = try await perform(olga, "POST", path, nil, texts, besides: ["endsAt": end])
        let second = try await olga.ask("POST", path, ["text": "점검해요", "endsAt": end]).id
        try await perform(olga, "PUT", "\(path)/{id}", second, texts, besides: ["endsAt": end])
        record("announcements", first, second)
        let (letters, fields) = ("/api/v1/operator/letters", ["subject", "text", "subjectEn", "textEn"])
        let letter = try await perform(olga, "POST", letters, nil, fields)
        let other = try await olga.ask("POST", letters, ["subject": "점검", "text": "내일"]).id
        try await perform(olga, "PUT", "\(letters)/{id}", other, fields)
        record("letters", letter, other)
        record("documents", "contact")
        let document = "/api/v1/operator/documents/{name}"
        try await perform(olga, "PUT", document, nil, ["text"], besides: ["language": "ko"])
    }

    mutating func reports(_ post: String, _ message: String) async throws {
        olga = try await olga.refreshed()
        let operators = olga
        func about(_ kind: String, _ id: String) -> JSONObject {
            ["subject": ["kind": .string(kind), "id": .string(id)], "reason": "fraud"]
        }
        var act = about("listing", try await ben.post())
        act["hide"] = true
        let measures = "/api/v1/operator/measures"
        record("reports", try await perform(operators, "POST", measures, nil, ["note"], besides: act))
        let path = "/api/v1/reports"
        let first = try await perform(ben, "POST", path, nil, ["note"], besides: about("listing", post))
        try await perform(operators, "POST", "\(path)/{id}/dismiss", first, ["note"])
        try await perform(operators, "POST", "\(path)/{id}/reopen", first, ["note"])
        let other = try await ben.ask("POST", path, .object(about("member", try await ana.identifier()))).json
        let second = other["id"]?.stringValue ?? ""
        let measure: JSONObject = ["suspendDays": 1]
        record("reports", first, second)
        let third = try await ben.ask("POST", path, .object(about("message", message))).json
        record("reports", third["id"]?.stringValue ?? "")
        let eve = try await server.signUp("eve").identifier()
        let upheld = try await server.signUp("dan").reports(aboutMember: eve)
        try await perform(operators, "POST", "\(path)/{id}/uphold", upheld, ["note"], besides: measure)
        record("reports", upheld)
        let end = "/api/v1/operator/members/{id}/suspension-end"
        try await perform(operators, "POST", end, eve, ["note"])
        let warnings = "/api/v1/operator/members/{id}/warnings"
        try await perform(operators, "POST", warnings, try await ana.identifier(), ["note"])
        try await appeals()
    }

    /// Ana appeals against the warning.
    private mutating func appeals() async throws {
        let (path, queue) = ("/api/v1/me/measures", "/api/v1/operator/appeals")
        let measure = try await ana.ask("GET", path).items.first?["id"]?.stringValue ?? ""
        try await perform(ana, "POST", "\(path)/{id}/appeal", measure, ["text"])
        let appeal = try await olga.ask("GET", queue).items.first?["id"]?.stringValue ?? ""
        let outcome: JSONObject = ["outcome": "upheld"]
        try await perform(olga, "POST", "\(queue)/{id}/decision", appeal, ["note"], besides: outcome)
        record("measures", measure)
        record("appeals", appeal)
    }
}

extension Neighbour {
    fileprivate func reports(aboutMember id: String) async throws -> String {
        let report: JSON = ["subject": ["kind": "member", "id": .string(id)], "reason": "spam"]
        return try await ask("POST", "/api/v1/reports", report).json["id"]?.stringValue ?? ""
    }
}
