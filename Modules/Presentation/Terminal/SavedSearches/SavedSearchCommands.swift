import Arguments
import Domain
import Remote
import Wire
import Wording

enum SavedSearchCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            SavedSearchAddCommand.self, SavedSearchListCommand.self, SavedSearchOpenCommand.self,
            SavedSearchRenameCommand.self, SavedSearchSwitchCommand.self, SavedSearchDeleteCommand.self,
        ]
    }

    static func command(in language: Language) -> Command {
        Command(
            "saved",
            summary: language.say("검색을 저장하고, 새 글 알림을 받아요", "Manage saved searches"),
            example: .init("madang saved list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static func search(in language: Language) -> Argument {
        Argument(
            "search",
            label: "NAME|ID",
            summary: language.say("저장한 검색의 이름이나 ID", "the name or the ID of a saved search")
        )
    }
}

extension CommandContext {
    /// The saved search that the arguments name; a name counts before an ID.
    func savedSearch(_ client: MadangClient) async throws -> SavedSearchBody {
        let sought = invocation.text("search")
        let all = try await client.read(API.savedSearches.list()).value.items
        let key = (try? SavedSearchName(sought))?.uniqueKey
        let named = all.first { (try? SavedSearchName($0.title))?.uniqueKey == key }
        guard let found = named ?? all.first(where: { $0.id == SavedSearch.ID(sought) }) else {
            throw SavedSearchRefusal.notFound
        }
        return found
    }

    func savedSearches(_ searches: [SavedSearchBody]) -> String {
        table(
            [
                .init("ID", canShrink: false), .init(say("이름", "Name")),
                .init(say("동네", "Neighbourhood")), .init(say("새 글", "New"), .right, canShrink: false),
                .init(say("알림", "Notifications"), canShrink: false),
            ],
            searches.map { search in
                [
                    search.id.description, search.title,
                    say(search.neighbourhood.name, search.neighbourhood.nameEn), "\(search.newListings)",
                    search.notifies ? say("켜짐", "on") : say("꺼짐", "off"),
                ]
            }
        )
    }
}
