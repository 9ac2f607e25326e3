import Database
import Foundation
import JSONCoding
import TestSupport
import Testing

@Suite("Pictures")
struct PicturesTests {
    @Test("Every file of the corpus gets its answer, and where a photo was taken is kept nowhere")
    func corpus() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            for sample in PictureSample.corpus {
                let answer = try await ana.upload(sample.bytes)
                #expect(answer.picture == sample.answer, "\(sample): \(answer)")
            }
            let kept = server.keptPictures
            #expect(PictureSample.corpus.count >= 80 && kept.count > 20)
            for bytes in kept {
                let data = Data(bytes)
                #expect(data.starts(with: Array("RIFF".utf8)))
                for trace in [Array(PhotoNotes.secret.utf8), PhotoNotes.secretNumbers, Array("Exif".utf8)] {
                    #expect(data.range(of: Data(trace)) == nil)
                }
            }
        }
    }

    @Test("A picture comes back in three sizes that never change, as WebP and nothing else")
    func sizes() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let urls = try await ana.upload(PNGFile(2_000, 1_000).blank).json["urls"]
            for size in ["thumb", "card", "full"] {
                let path = urls?[size]?.stringValue ?? ""
                let answer = try await server.ask("GET", path)
                #expect(answer.status == 200 && answer.body.starts(with: "RIFF".utf8))
                #expect(answer.header("Content-Type") == "image/webp")
                #expect(answer.header("Cache-Control") == "public, max-age=3600")
                #expect(answer.header("X-Content-Type-Options") == "nosniff")
                let policy = answer.header("Content-Security-Policy")
                #expect(policy == "default-src 'none'; frame-ancestors 'none'; sandbox")
                let known = ["If-None-Match": answer.header("ETag") ?? ""]
                #expect(try await server.ask("GET", path, headers: known).status == 304)
            }
            #expect(try await server.ask("GET", urls?["card"]?.stringValue ?? "").webPSize == [640, 320])
            #expect(try await server.ask("GET", urls?["thumb"]?.stringValue ?? "").webPSize == [200, 200])
        }
    }

    @Test(
        "A picture of an unknown address is refused",
        arguments: [
            String(repeating: "0", count: 64), "x", "..%2F..%2Fkeys%2Fmadang.key",
            String(repeating: "A", count: 64),
        ]
    )
    func unknown(_ name: String) async throws {
        try await TestServer.run { server in
            let answer = try await server.ask("GET", "/images/\(name)")
            #expect(answer.verdict == "404 image.not-found")
        }
    }

    @Test(
        "The same picture uploaded twice is one for a member, and another for a neighbour",
        arguments: Database.Engine.allCases
    )
    func twice(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let photo = PictureSample.fixture("orientation-1.jpg")
            let first = try await ana.upload(photo)
            #expect(try await ana.upload(photo).json == first.json)
            let other = try await ben.upload(photo).json
            #expect(other["id"] != first.json["id"] && other["urls"] == first.json["urls"])
            #expect(server.keptPictures.count <= 3)
        }
    }

    @Test("Strangers can't upload, and members' uploads are limited")
    func refused() async throws {
        try await TestServer.run { server in
            let photo = PictureSample.fixture("orientation-1.jpg")
            let stranger = try await TestResponse.asking("POST", "\(server.address)/api/v1/images", photo)
            #expect(stranger.verdict == "401 session.sign-in-needed")
            let ana = try await server.signUp("ana")
            let large = try await ana.upload(photo + [UInt8](repeating: 0, count: 15_000_000))
            #expect(large.verdict == "413 request.body-too-large")
            #expect(server.keptPictures.isEmpty)
        }
    }

    @Test(
        "Unused pictures are deleted with their files after a day; used ones stay",
        arguments: Database.Engine.allCases
    )
    func sweeping(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let used = try await ana.uploadsPicture(1)
            let unused = try await ana.uploadsPicture(2)
            #expect(try await ana.ask("PATCH", "/api/v1/me", ["picture": .string(used)]).status == 200)
            let waiting = try await ana.uploadsPicture(3)
            let all = server.keptPictures.count

            server.clock.pass(.seconds(23 * 3_600))
            await server.runMaintenance()
            #expect(server.keptPictures.count == all)
            let late = try await ana.refreshed()
            _ = try await late.post("피아노", ["images": [.string(waiting)]])
            server.clock.pass(.seconds(2 * 3_600))
            let again = try await late.refreshed()
            await server.runMaintenance()
            #expect(server.keptPictures.count < all)
            let answer = try await again.ask("PATCH", "/api/v1/me", ["picture": .string(unused)])
            #expect(answer.verdict == "422 account.no-such-picture")
            let shown = try await again.ask("GET", "/api/v1/me").json["picture"]?["urls"]?["card"]?
                .stringValue
            #expect(try await server.ask("GET", shown ?? "").status == 200)
        }
    }
}

extension TestResponse {
    /// What the corpus expects of an answer.
    fileprivate var picture: PictureSample.Answer {
        guard status == 201 else { return .refused(json["code"]?.stringValue ?? "") }
        return .kept(Int(json["width"]?.intValue ?? 0), Int(json["height"]?.intValue ?? 0))
    }

    /// Of a lossy WebP file, from its first frame.
    fileprivate var webPSize: [Int] {
        guard body.count > 30 else { return [] }
        return [26, 28].map { Int(body[$0]) | Int(body[$0 + 1] & 0x3F) << 8 }
    }
}
