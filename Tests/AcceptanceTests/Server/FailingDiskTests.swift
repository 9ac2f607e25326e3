import JSONCoding
import TestSupport
import Testing

@Suite("When the disk fails")
struct FailingDiskTests {
    @Test(
        "On a full disk, writes are refused, reads work, and writes work again afterwards",
        arguments: [
            (FaultyDisk.Fault.full, "503 server.storage-full"), (.error, "503 server.storage-unavailable"),
        ]
    )
    func writing(_ fault: FaultyDisk.Fault, _ verdict: String) async throws {
        let folder = try TemporaryFolder()
        let disk = FaultyDisk(folder)
        try await TestServer.run(in: folder) { server in
            let ana = try await server.signUp("ana")
            #expect(try await ana.ask("GET", "/api/v1/me").status == 200)

            disk.fail(fault, times: .max)
            let refused = try await server.ask("POST", "/api/v1/accounts", Self.ben)
            #expect(refused.verdict == verdict)
            #expect(refused.header("Retry-After") != nil)
            if fault == .full { #expect(try await ana.ask("GET", "/api/v1/me").status == 200) }

            disk.heal()
            #expect(try await ana.ask("GET", "/api/v1/me").status == 200)
            #expect(try await server.ask("POST", "/api/v1/accounts", Self.ben).status == 201)
        }
    }

    private static let ben: JSON = [
        "email": "ben@example.com", "password": .string(Neighbour.password), "nickname": "ben",
    ]
}
