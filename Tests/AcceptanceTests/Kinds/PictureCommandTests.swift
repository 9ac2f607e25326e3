import Foundation
import JSONCoding
import TestSupport
import Testing

/// Against the real program.
@Suite("Pictures at the command line")
struct PictureCommandTests {
    private static let offer = [
        "class", "post", "--side", "offer", "--title", "성인 피아노 기초", "--description", "처음부터", "--subject",
        "hobby",
        "--target", "all", "--weekday", "mon", "--time-band", "evening", "--minutes", "60", "--price",
        "30000", "--lat", "37.5637", "--lon", "126.9838", "--json",
    ]

    @Test("One uploads, shows it in a conversation, and the other has it")
    func story() async throws {
        let folder = try TemporaryFolder()
        let server = try await MadangProcess(data: folder.path)
        let mina = try await ScriptedDevice(joining: "mina", at: server.address)
        let joon = try await ScriptedDevice(joining: "joon", at: server.address)
        let (wide, tall) = (folder.file("wide.png"), folder.file("tall.png"))
        try Data(PNGFile(64, 32).blank).write(to: wide)
        try Data(PNGFile(32, 64).blank).write(to: tall)

        let uploaded = try await mina.ask(["image", "upload", wide.path, tall.path, "--json"])
        #expect(uploaded.status == 0)
        #expect(uploaded.json["items"]?.arrayValue?.map { $0["width"] } == [64, 32])
        let shown = try await mina.ask(["image", "upload", wide.path])
        let id = uploaded.json["items"]?[0]?["id"]?.stringValue ?? "-"
        #expect(shown.output == "\(id)  64×32\n")

        let post = try await mina.ask(Self.offer + ["--image-id", id])
        #expect(post.json["images"]?.arrayValue?.count == 1, "\(post)")
        let talk =
            try await joon.ask(
                ["talk", "start", post.json["id"]?.stringValue ?? "-", "--json"]
            ).json["id"]?.stringValue ?? "-"
        let sent = try await joon.ask(
            ["talk", "send", talk, "--image", tall.path, "--image", wide.path, "이 피아노예요", "--json"]
        )
        #expect(sent.status == 0, "\(sent)")
        #expect(sent.json["text"] == "이 피아노예요")
        let alone = try await joon.ask(["talk", "send", talk, "--image", wide.path, "--json"])
        #expect(alone.json["text"] ?? .null == .null)

        let read = try await mina.ask(["talk", "read", talk, "--json"])
        let images = read.json["items"]?.arrayValue?.map { $0["images"]?.arrayValue ?? [] } ?? []
        #expect(images.map(\.count) == [2, 1])
        #expect(images.first?.map { $0["height"] } == [64, 32])
    }

    @Test("A file that isn't there, is no picture, or whose owner isn't known is refused by its exit code")
    func refused() async throws {
        let (signInState, folder) = (try TemporaryFolder(), try TemporaryFolder())
        let server = try await MadangProcess(data: folder.path)
        let desk = try ScriptedDevice(server: server.address)
        let (text, picture) = (signInState.file("letter.txt"), signInState.file("wide.png"))
        try Data("Dear neighbour".utf8).write(to: text)
        try Data(PNGFile(64, 32).blank).write(to: picture)

        let stranger = try await desk.ask(["image", "upload", picture.path, "--json"])
        #expect(stranger.status == 4 && stranger.problem["code"] == "session.sign-in-needed")
        _ = try await desk.signUp("ana")
        let missing = try await desk.ask(["image", "upload", picture.path, signInState.file("no.png").path])
        #expect(missing.status == 2 && missing.error.contains("no.png can't be read"))
        let letter = try await desk.ask(["image", "upload", text.path, "--json"])
        #expect(letter.status == 3 && letter.problem["code"] == "image.unsupported")
        #expect(letter.output.isEmpty)
        // One that can't be read keeps those before it from being sent.
        #expect(folder.keptPictures.isEmpty)
        await server.kill()
    }
}
