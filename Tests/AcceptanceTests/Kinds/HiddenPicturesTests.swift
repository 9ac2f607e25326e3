import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Pictures of what an operator hid")
struct HiddenPicturesTests {
    /// Ana sent ben two pictures, ben reported that, and olga is an operator.
    private struct Scene {
        let server: TestServer
        let olga: Neighbour
        let ana: Neighbour
        let images: [String]
        let report: String

        init(_ server: TestServer) async throws {
            self.server = server
            olga = try await server.signUp("olga")
            ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            try await server.appointOperator("olga")
            let talk = try await ben.ask(about: try await ana.post())
            // Large enough for three sizes that differ, one black and one transparent.
            let pictures = [PNGFile(900, 600).blank, PNGFile(600, 900, .rgba).blank]
            var images: [String] = []
            for picture in pictures {
                images.append(try #require(try await ana.upload(picture).json["id"]?.stringValue))
            }
            self.images = images
            let sent = try await ana.ask(
                "POST",
                "/api/v1/conversations/\(talk)/messages",
                ["images": .array(images.map { .string($0) })]
            )
            let subject: JSON = ["kind": "message", "id": sent.json["id"] ?? .null]
            let filed = try await ben.ask("POST", "/api/v1/reports", ["subject": subject, "reason": "abuse"])
            report = try #require(filed.json["id"]?.stringValue)
        }

        /// What comes from the addresses of a picture's three sizes.
        func statuses(_ image: Int) async throws -> [Int] {
            let urls = try await ana.ask("GET", "/api/v1/images/\(images[image])").json["urls"]
            var statuses: [Int] = []
            for size in ["thumb", "card", "full"] {
                let path = try #require(urls?[size]?.stringValue)
                let status = try await server.ask("GET", path).status
                // A client that has it already is told the same.
                let known = ["If-None-Match": "\"\(path.split(separator: "/").last ?? "")\""]
                let again = try await server.ask("GET", path, headers: known).status
                #expect(again == (status == 200 ? 304 : status))
                statuses.append(status)
            }
            return statuses
        }

        func decides(_ path: String, _ body: JSON = [:]) async throws {
            let answer = try await olga.ask("POST", "/api/v1/reports/\(report)/\(path)", body)
            #expect(answer.status == 200, "\(answer)")
        }
    }

    @Test(
        "aren't at their addresses any more, and come back when that is undone",
        arguments: Database.Engine.allCases
    )
    func hidden(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let scene = try await Scene(server)
            #expect(try await scene.statuses(0) == [200, 200, 200])
            try await scene.decides("uphold", ["hide": true])
            for image in [0, 1] { #expect(try await scene.statuses(image) == [404, 404, 404]) }
            try await scene.decides("reopen")
            #expect(try await scene.statuses(0) == [200, 200, 200])
        }
    }

    @Test("go with the account they were a part of", arguments: Database.Engine.allCases)
    func deleted(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let urls = try await ana.upload(PNGFile(900, 600).blank).json["urls"]
            let path = try #require(urls?["card"]?.stringValue)
            #expect(try await server.ask("GET", path).status == 200)
            _ = try await ana.ask("DELETE", "/api/v1/me")
            #expect(try await server.ask("GET", path).verdict == "404 image.not-found")
        }
    }

    @Test("stay where something else shows them", arguments: Database.Engine.allCases)
    func elsewhere(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let scene = try await Scene(server)
            try await scene.decides("uphold", ["hide": true])
            _ = try await scene.ana.post("피아노", ["images": [.string(scene.images[0])]])
            #expect(try await scene.statuses(0) == [200, 200, 200])
            #expect(try await scene.statuses(1) == [404, 404, 404])
            let face: JSON = ["picture": .string(scene.images[1])]
            _ = try await scene.ana.ask("PATCH", "/api/v1/me", face)
            #expect(try await scene.statuses(1) == [200, 200, 200])
        }
    }
}
