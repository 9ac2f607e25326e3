import Arguments
import Domain
import Remote
import Wire
import Wording

enum SourceListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say("(운영자) 출처를 보여 줘요", "(Operator) Show the sources"),
            example: .init("madang source list --state proposed"),
            options: [
                Option(
                    "state",
                    .choice(Source.State.allCases.map(\.rawValue)),
                    summary: language.say("이 상태만", "only this state")
                )
            ] + SliceOptions.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let slice = context.slice
        let state = context.invocation.choice(ifGiven: "state", as: Source.State.self)
        return context.sources(
            try await context.askAsMember { try await $0.read(API.sources.all(SourceQuery(state, slice))) }
        )
    }
}

enum SourceMineCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "mine",
            summary: language.say("내가 제안하거나 추가한 출처를 보여 줘요", "Show the sources that I proposed or added"),
            example: .init("madang source mine"),
            options: SliceOptions.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let slice = context.slice
        return context.sources(
            try await context.askAsMember { try await $0.read(API.sources.mine(SliceQuery(slice))) }
        )
    }
}

extension CommandContext {
    fileprivate func sources(_ answer: Answer<ListBody<SourceBody>>) -> Printout {
        let list = answer.value
        let text =
            list.items.isEmpty
            ? say("아직 출처가 없어요.", "No sources yet.")
            : table(
                [
                    .init("ID", canShrink: false), .init(say("이름", "Name")), .init(say("상태", "State")),
                    .init(say("행사", "Events"), .right, canShrink: false),
                    .init(say("확인", "To review"), .right, canShrink: false),
                    .init(say("이유", "Reason")),
                ],
                list.items.map { source in
                    [
                        source.id.description, source.title,
                        (source.failure?.words ?? source.state.words)[language],
                        "\(source.published)", "\(source.waiting)", source.reason ?? "",
                    ]
                }
            ) + more(list.next)
        return Printout(list, text: text, keptSince: answer.keptSince)
    }
}

enum SourceEntriesCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "entries",
            summary: language.say("가져온 행사를 보여 줘요", "Show the entries of a source"),
            example: .init("madang source entries 02SJ7Q4B80H5C --state waiting"),
            options: [
                Option(
                    "state",
                    .choice(ImportedEntry.State.allCases.map(\.rawValue)),
                    summary: language.say("이 상태만", "only this state")
                )
            ] + SliceOptions.all(in: language),
            arguments: [SourceCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, slice) = (try context.sourceID, context.slice)
        let state = context.invocation.choice(ifGiven: "state", as: ImportedEntry.State.self)
        let answer = try await context.askAsMember {
            try await $0.read(API.sources.entries(id, SourceEntryQuery(state, slice)))
        }
        let list = answer.value
        let text =
            list.items.isEmpty
            ? context.say("가져온 행사가 없어요.", "No entries.")
            : context.table(
                [
                    .init("ID", canShrink: false), .init(context.say("제목", "Title")),
                    .init(context.say("때", "Starts"), canShrink: false),
                    .init(context.say("상태", "State"), canShrink: false),
                    .init(context.say("확인할 점", "Diagnostics")),
                ],
                list.items.map { entry in
                    [
                        entry.id.description, entry.title, entry.startsAt?.stamp ?? "-",
                        entry.state.words[context.language],
                        entry.diagnostics.map { $0.words[context.language] }.joined(separator: ", "),
                    ]
                }
            ) + context.more(list.next)
        return Printout(list, text: text, keptSince: answer.keptSince)
    }
}
