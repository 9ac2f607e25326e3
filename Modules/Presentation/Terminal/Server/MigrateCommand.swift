import Arguments
import Domain
import JSONCoding
import Wording

enum MigrateCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "migrate",
            summary: language.say("데이터베이스를 이 프로그램에 맞게 바꿔요", "Migrate the database"),
            example: .init(
                "madang migrate --dry-run",
                language.say("무엇을 바꿀지만 보여 줘요", "shows missing migrations only")
            ),
            options: [
                .flag(
                    "dry-run",
                    summary: language.say("바꾸지 않고 보여 주기만 해요", "show missing migrations only")
                )
            ] + AppSettings.options(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let steps = try await context.program.app.migrate(
            context.operatorSettings(),
            dryRun: context.invocation.flag("dry-run")
        )
        var table = Table([
            .init("#", .right), .init(context.say("이름", "Name")), .init(context.say("상태", "State")),
        ])
        for step in steps {
            table.add(["\(step.number)", step.name, step.state.words[context.language]])
        }
        let document = steps.map { step -> JSON in
            [
                "number": .integer(Int64(step.number)), "name": .string(step.name),
                "state": .string(step.state.rawValue),
            ]
        }
        return Printout(
            JSON.object(["steps": .array(document)]),
            text: table.rendered(width: context.voice.width, style: context.voice.style)
        )
    }
}

extension MigrationStep.State {
    fileprivate var words: Words {
        switch self {
        case .applied: Words("예전에 적용", "applied before")
        case .appliedNow: Words("지금 적용", "applied now")
        case .pending: Words("아직", "pending")
        }
    }
}
