import Arguments
import Domain
import Files
import Remote
import Wire

enum RunLogImportCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "import",
            summary: language.say(
                "GPX, TCX, FIT 파일로 나만 보는 로그를 만들어요",
                "Make a private log of a GPX, TCX or FIT file"
            ),
            discussion: language.say(
                "출발한 곳과 도착한 곳 근처의 위치는 저장하지 않아요.",
                "Positions near both ends of the route are not stored."
            ),
            example: .init("madang log import morning.gpx --zone 300"),
            options: [
                Option(
                    "zone",
                    .integer(PrivacyZone.allowed),
                    label: "M",
                    default: "\(PrivacyZone.usual.metres)",
                    summary: language.say("숨길 거리, 미터", "metres to hide around both ends")
                )
            ],
            arguments: [
                Argument(
                    "file",
                    .file,
                    label: "FILE",
                    summary: language.say("GPX, TCX, FIT 파일", "a GPX, TCX or FIT file")
                )
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let path = context.invocation.text("file")
        guard let bytes = try? File.contents(of: path) else {
            throw UsageComplaint(
                context.say("\(path) 파일을 읽을 수 없어요.", "\(path) can't be read.")
            )
        }
        let zone = PrivacyZone(clamping: context.invocation.integer("zone"))
        let log = try await context.askAsMember { client in
            guard bytes.count <= RunTrack.mostBytes else { throw RunLogRefusal.trackTooLarge }
            return try await client(API.runLogs.importTrack(RunTrackQuery(without: zone)), sending: bytes)
        }
        return Printout(log, text: log.lines(context))
    }
}
