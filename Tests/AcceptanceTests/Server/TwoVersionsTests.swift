import Database
import Foundation
import JSONCoding
import TestSupport
import Testing

/// The real program, while a later one has taken over its database.
@Suite("An old server beside a new one")
struct TwoVersionsTests {
    @Test(
        "It takes no writes from then on, says so, and still shows what there is",
        arguments: Database.Engine.allCases
    )
    func readOnly(_ engine: Database.Engine) async throws {
        let folder = try TemporaryFolder()
        let url = engine == .postgresql ? try await PostgreSQLServer.shared().freshDatabase() : nil
        let place = ["--data", folder.path] + (url.map { ["--database", $0] } ?? [])
        let old = try await MadangProcess(data: folder.path, Array(place.dropFirst(2)))
        let ana = try await old.signUp("ana")
        let token = ana.json["session"]?["accessToken"]?.stringValue
        #expect(try await old.becomesReady())

        try await DamagedDataFolder.migrateFurther(
            try url.map { try .postgresql($0) } ?? .sqlite(at: folder.file("madang.sqlite").path)
        )

        let refused = try await old.signUp("ben")
        #expect(refused.verdict == "503 server.newer-version")
        #expect(refused.head.contains("Retry-After: 10"))
        #expect(try await old.get("/api/v1/me", token: token).json["nickname"] == "ana")
        let search = "/api/v1/listings?neighbourhood=1114055000&q=%ED%94%BC%EC%95%84%EB%85%B8"
        #expect(try await old.get(search, token: token).status == 200)
        #expect(try await old.get("/healthz").status == 200)
        let readiness = try await old.get("/readyz")
        #expect(readiness.status == 503)
        #expect(readiness.json["checks"]?["database"] == true)
        #expect(readiness.json["because"] == ["schema": "server.newer-version"])
        let doctor = try await MadangProgram().run(["doctor", "--json"] + place)
        let schema = doctor.json["findings"]?.arrayValue?.first { $0["check"] == "schema" }
        #expect(schema?["state"] == "broken")
        #expect(schema?["detail"]?.stringValue?.contains("newer Madang") == true, "\(doctor)")
    }
}
