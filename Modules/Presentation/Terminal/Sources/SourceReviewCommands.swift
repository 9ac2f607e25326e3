import Arguments
import Domain
import Remote
import Wire
import Wording

enum SourceAcceptCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "accept",
            summary: language.say("확인을 기다리는 행사를 올려요", "Publish an entry that waits for review"),
            example: .init("madang source accept 02SJ7Q4B80H5C"),
            arguments: [SourceCommands.entry(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.sourceEntryID
        let accepted = try await context.askAsMember { try await $0(API.sources.acceptEntry(id)) }
        return Printout(accepted, text: accepted.listing.description)
    }
}

enum SourceSkipCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "skip",
            summary: language.say("확인을 기다리는 행사를 건너뛰어요", "Leave out an entry that waits for review"),
            example: .init("madang source skip 02SJ7Q4B80H5C"),
            arguments: [SourceCommands.entry(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.sourceEntryID
        try await context.askAsMember { try await $0(API.sources.skipEntry(id)) }
        return .done(context.say("이 행사는 올리지 않아요.", "The entry is left out."))
    }
}
