import Arguments
import Domain
import Files
import JSONCoding
import Remote
import Wire

enum AccountExportCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "export",
            summary: language.say("마당에 저장된 내 데이터를 모두 내보내요", "Export all data that Madang stores about me"),
            example: .init(
                "madang account export --output me.json",
                language.say("나만 읽을 수 있는 파일에 적어요", "writes a file that only you can read")
            ),
            options: [
                Option(
                    "output",
                    .file,
                    label: "FILE",
                    summary: language.say(
                        "이 파일에 적어요. 없으면 표준 출력으로 보내요",
                        "the output file; standard output by default"
                    )
                )
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let export = try await context.askAsMember { try await whole($0) }
        let bytes = export.encoded(pretty: true) + [UInt8(ascii: "\n")]
        guard let path = context.invocation.text(ifGiven: "output") else {
            return Printout(export, text: String(decoding: bytes, as: UTF8.self))
        }
        do {
            try File.writePrivately(bytes, to: path)
        } catch {
            throw UsageComplaint(
                context.say("\(path) 파일에 쓸 수 없어요.", "The file \(path) can't be written.")
            )
        }
        return Printout(
            JSON.object(["file": .string(path)]),
            text: context.say("\(path)에 적었어요.", "Exported to \(path).")
        )
    }

    private static func whole(_ client: MadangClient) async throws -> JSON {
        let head = try JSON(parsing: try await client(API.accounts.export()).encoded)
        var members = (head.objectValue ?? [:]).map { ($0.key, $0.value) }
        for section in ExportSection.allCases {
            let records = try await client.accounts.export(section)
            members.append((section.rawValue, .array(try records.map { try JSON(parsing: $0.encoded) })))
        }
        return .object(JSONObject(members: members))
    }
}
