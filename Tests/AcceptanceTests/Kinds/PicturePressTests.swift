import Foundation
import JSONCoding
import TestSupport
import Testing

/// The real program, where what it costs and what it lacks can be seen from outside.
@Suite("Requirements for converting pictures", .serialized)
struct PicturePressTests {
    /// A picture of the size that is just taken in needs 150 to 300 MB while it is decoded; a bomb that were
    /// let in, gigabytes.
    private static let bound = 450_000_000

    @Test("However large pictures pretend to be, memory stays within bounds")
    func memory() async throws {
        let folder = try TemporaryFolder()
        let server = try await MadangProcess(data: folder.path, ["--threads", "2"])
        let ana = try await RemoteMember(joining: "ana", at: server)
        _ = try await ana.upload(PictureSample.fixture("orientation-1.jpg"))
        let before = server.peakMemory
        #expect(before > 0)

        for bomb in PictureSample.bombs {
            let answer = try await ana.upload(bomb.bytes)
            #expect([201, 422].contains(answer.status), "\(bomb): \(answer)")
            #expect(server.peakMemory - before < Self.bound, "\(bomb): \(server.peakMemory - before)")
        }
        await server.kill()
    }

    @Test("Without libvips, pictures are refused with an explanation, and everything else works")
    func missing() async throws {
        let (folder, libraries) = (try TemporaryFolder(), try TemporaryFolder())
        // Found first, and no library.
        try Data("nothing".utf8).write(to: libraries.file("libvips.so.42"))
        let server = try await MadangProcess(
            data: folder.path,
            environment: ["LD_LIBRARY_PATH": libraries.path]
        )
        let ana = try await RemoteMember(joining: "ana", at: server)

        for _ in 1...2 {
            let answer = try await ana.upload(PictureSample.fixture("orientation-1.jpg"))
            #expect(answer.verdict == "409 image.unavailable")
        }
        #expect(try await ana.ask("POST", "/api/v1/classes", Neighbour.offer()).status == 201)
        #expect(server.said.contains("pictures can't be taken in: "))

        let doctor = try await MadangProgram().run(
            ["doctor", "--data", folder.path, "--json"],
            environment: ["LD_LIBRARY_PATH": libraries.path]
        )
        let finding = doctor.json["findings"]?.arrayValue?.first { $0["check"] == "pictures" }
        #expect(finding?["remedy"] == "apt-get install libvips42", "\(doctor)")
        await server.kill()
    }
}
