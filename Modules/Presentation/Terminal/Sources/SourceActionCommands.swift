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

    static func run(_ context: CommandContext) async throws -> Printout {
        try await context.act(API.sources.fetch)
    }
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

    static func run(_ context: CommandContext) async throws -> Printout {
        try await context.act(API.sources.pause)
    }
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

    static func run(_ context: CommandContext) async throws -> Printout {
        try await context.act(API.sources.resume)
    }
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

    static func run(_ context: CommandContext) async throws -> Printout {
        try await context.act(API.sources.withdraw)
    }
}

enum SourceApproveCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "approve",
            summary: language.say("(운영자) 제안한 출처를 등록해요", "(Operator) Accept a proposed source"),
            example: .init("madang source approve 02SJ7Q4B80H5C"),
            arguments: [SourceCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        try await context.act(API.sources.approve)
    }
}

enum SourceDeclineCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "decline",
            summary: language.say(
                "(운영자) 이유를 알리고 출처를 반려해요",
                "(Operator) Decline a proposed source and say why"
            ),
            example: .init("madang source decline 02SJ7Q4B80H5C --reason '누가 운영하는지 알 수 없어요'"),
            options: [
                Option(
                    "reason",
                    required: true,
                    summary: language.say("제안한 이웃에게 보일 이유", "the reason that the member sees")
                )
            ],
            arguments: [SourceCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.sourceID
        let reason = SubmissionReasonBody(reason: context.invocation.text("reason"))
        return try await context.askAsMember { try await $0(API.sources.decline(id, reason)) }.printout(
            context
        )
    }
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
        try await context.askAsMember { try await $0(API.sources.remove(id)) }
        return .done(context.say("출처와 행사를 지웠어요.", "The source and its events are deleted."))
    }
}
