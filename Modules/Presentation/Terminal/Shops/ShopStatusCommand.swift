import Arguments
import Domain
import JSONCoding
import Remote
import Wire
import Wording

/// `madang shop status`
enum ShopStatusCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "status",
            summary: language.say("내 상가의 거래 상태를 바꿔요", "Set the status of my shop"),
            example: .init("madang shop status 01KQ3T8M5Z7VA --to reserved"),
            options: [
                Option(
                    "to",
                    .choice(ShopStatus.allCases.map(\.rawValue)),
                    summary: language.say("새 거래 상태", "the new status")
                )
            ],
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        guard let status = context.invocation.text(ifGiven: "to").flatMap(ShopStatus.init) else {
            throw UsageComplaint(
                context.say("--to로 새 상태를 적어 주세요. 예: --to reserved", "Give the new status, as --to reserved.")
            )
        }
        return try await context.askAsMember { client in
            let former = try await client.read(API.posts(ShopContentsBody.self).one(id)).value
            var document = PostDocument<ShopCommands>(
                try JSON(parsing: former.posting.encoded).objectValue ?? [:]
            )
            document.fields["status"] = .string(status.rawValue)
            return try await client.edit(id, document.draft, basedOn: former.version).printout(
                context,
                ShopCommands.self
            )
        }
    }
}
