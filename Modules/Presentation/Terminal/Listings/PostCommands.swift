import Arguments
import Domain

/// The commands of one kind of post: `madang class …`
enum PostCommands<Kind: KindCommands>: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            PostPublishCommand<Kind>.self, PostShowCommand<Kind>.self, PostEditCommand<Kind>.self,
            PostDraftCommand<Kind>.self,
        ] + Kind.more
    }

    static func command(in language: Language) -> Command {
        Command(
            Kind.name,
            summary: Kind.summary(in: language),
            example: .init("madang \(Kind.name) post"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }
}
