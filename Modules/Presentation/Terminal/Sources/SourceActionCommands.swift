import Arguments
import Domain
import Remote
import Wire
import Wording

enum SourceFetchCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "fetch",
            summary: language.say("지금 가져와요", "Fetch a source now"),
            example: .init("madang source fetch 02SJ7Q4B80H5C"),
            arguments: [SourceCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout { try await context.act(.fetch) }
}

enum SourcePauseCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "pause",
            summary: language.say("가져오기를 멈춰요", "Stop fetching a source"),
            example: .init("madang source pause 02SJ7Q4B80H5C"),
            arguments: [SourceCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout { try await context.act(.pause) }
}

enum SourceResumeCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "resume",
            summary: language.say("다시 가져와요", "Fetch a source again, and show its events"),
            example: .init("madang source resume 02SJ7Q4B80H5C"),
            arguments: [SourceCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout { try await context.act(.resume) }
}

enum SourceWithdrawCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "withdraw",
            summary: language.say("출처의 행사를 모두 내려요", "Hide all events of a source"),
            example: .init("madang source withdraw 02SJ7Q4B80H5C"),
            arguments: [SourceCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout { try await context.act(.withdraw) }
}

enum SourceRemoveCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "remove",
            summary: language.say("출처와 그 행사를 모두 지워요", "Delete a source and all its events"),
            example: .init("madang source remove 02SJ7Q4B80H5C"),
            arguments: [SourceCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.sourceID
        try await context.askAsMember { try await $0.sources.remove(id) }
        return .done(context.say("출처와 행사를 지웠어요.", "The source and its events are deleted."))
    }
}
