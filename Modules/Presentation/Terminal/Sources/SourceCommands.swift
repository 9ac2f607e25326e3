import Arguments
import Domain
import Remote
import Wire
import Wording

enum SourceCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            SourceAddCommand.self, SourceListCommand.self, SourceEntriesCommand.self,
            SourceFetchCommand.self, SourcePauseCommand.self, SourceResumeCommand.self,
            SourceWithdrawCommand.self, SourceRemoveCommand.self, SourceAcceptCommand.self,
            SourceSkipCommand.self,
        ]
    }

    static func command(in language: Language) -> Command {
        Command(
            "source",
            summary: language.say("(운영자) 행사를 가져올 출처를 관리해요", "(Operator) Manage sources of events"),
            example: .init("madang source list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static func id(in language: Language) -> Argument {
        Argument("id", label: "SOURCE", summary: language.say("출처의 ID", "the ID of a source"))
    }

    static func entry(in language: Language) -> Argument {
        Argument("id", label: "ENTRY", summary: language.say("가져온 행사의 ID", "the ID of an entry"))
    }
}

extension CommandContext {
    var sourceID: Source.ID { get throws { try identifier(or: SourceRefusal.notFound) } }
    var sourceEntryID: ImportedEntry.ID { get throws { try identifier(or: SourceRefusal.entryNotFound) } }

    func act(_ action: SourceClient.Action) async throws -> Printout {
        let id = try sourceID
        return try await askAsMember { try await $0.sources.act(action, on: id) }.printout(self)
    }
}

extension SourceBody {
    func printout(_ context: CommandContext) -> Printout {
        let language = context.language
        var facts = FactList()
        facts.add("ID", id.description)
        facts.add(context.say("이름", "Name"), title)
        facts.add(context.say("주소", "Address"), address)
        facts.add(context.say("상태", "State"), state.words[language])
        facts.add(context.say("마지막으로 가져온 때", "Last fetch"), lastFetch?.stamp)
        facts.add(context.say("실패한 이유", "Last failure"), failure?.words[language])
        facts.add(context.say("올라간 행사", "Published"), "\(published)")
        facts.add(context.say("확인할 행사", "To review"), "\(waiting)")
        return Printout(self, text: facts.rendered(context.voice.style))
    }
}
