import Arguments
import Domain
import Files
import Remote
import Wire

enum RecordingAddCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "add",
            summary: language.say("녹음 파일을 올려요", "Add a recording"),
            discussion: language.say(
                "MP3, M4A, WAV, OGG, FLAC, WebM 파일을 \(Recording.mostBytes / 1_000_000)MB까지 올릴 수 있어요.",
                """
                MP3, M4A, WAV, OGG, FLAC and WebM files of up to \(Recording.mostBytes / 1_000_000) MB are \
                taken.
                """
            ),
            example: .init("madang recording add bach.m4a --title '바흐 무반주 첼로 모음곡 1번'"),
            options: [RecordingCommands.title(in: language)],
            arguments: [
                Argument("file", .file, label: "FILE", summary: language.say("소리 파일", "a sound file"))
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (path, title) = (context.invocation.text("file"), context.invocation.text("title"))
        guard let bytes = try? File.contents(of: path) else {
            throw UsageComplaint(context.say("\(path) 파일을 읽을 수 없어요.", "\(path) can't be read."))
        }
        return try await context.askAsMember { client in
            guard bytes.count <= Recording.mostBytes else { throw RecordingRefusal.tooLarge }
            let call = API.recordings.add(RecordingQuery(title: title))
            return try await client(call, sending: bytes).printout(context)
        }
    }
}
