import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang saved …`
enum SavedSearchCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "saved",
            summary: language.say("검색을 저장하고, 새 글 알림을 받아요", "Manage saved searches"),
            example: .init("madang saved list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [add, list, open, rename, turn, delete]

    private static let search = Input.place(
        "search",
        label: "NAME|ID",
        Words("저장한 검색의 이름이나 ID", "the name or the ID of a saved search")
    )

    private static let list = Action.listing(
        API.savedSearches.list,
        "list",
        Words("저장한 검색과 새 글 수를 보여 줘요", "Show my saved searches and what is new"),
        example: "madang saved list",
        nothing: Words(
            "저장한 검색이 없어요. 'madang saved add'로 저장해요.",
            "No saved searches. Save one with 'madang saved add'."
        )
    )

    private static let open = Action(
        "open",
        Words("저장한 검색에 맞는 글을 보여 줘요", "List the matches of a saved search"),
        example: "madang saved open 피아노",
        takes: [search],
        options: BoardOptions.slice
    ) { context in
        try await context.askAsMember { client in
            let search = try await context.savedSearch(client)
            let query = try search.query(context.boardSlice)
            let found = try await client.read(API.board.listings(query))
            try await client(API.savedSearches.seen(search.id))
            return found.printout(
                context,
                nothing: context.say("조건에 맞는 글이 없어요.", "No matching listings.")
            )
        }
    }

    private static let rename = Action(
        "rename",
        Words("저장한 검색의 이름을 바꿔요", "Rename a saved search"),
        example: "madang saved rename 피아노 '피아노 레슨'",
        takes: [search, .place("name", label: "NAME", Words("새 이름", "the new name"))]
    ) { context in
        try await context.changeSearch(SavedSearchChangeBody(title: context.invocation.text("name")))
    }

    private static let turn = Action(
        "switch",
        Words("저장한 검색의 새 글을 바로, 하루 한 번, 또는 알리지 않아요", "Notify me at once, daily or not"),
        example: "madang saved switch 피아노 off",
        takes: [search],
        arguments: { language in
            [
                Argument(
                    "position",
                    .choice(SearchNotices.allCases.map(\.rawValue)),
                    label: "on|daily|off",
                    summary: language.say("바로, 하루 한 번, 끄기", "at once, once a day, or not")
                )
            ]
        }
    ) { context in
        let position = context.invocation.choice("position", as: SearchNotices.self)
        return try await context.changeSearch(position.change)
    }

    private static let delete = Action(
        "delete",
        Words("저장한 검색을 삭제해요", "Delete a saved search"),
        example: "madang saved delete 피아노",
        takes: [search]
    ) { context in
        try await context.askAsMember { client in
            _ = try await client(API.savedSearches.delete(context.savedSearch(client).id))
        }
        return .done(context.say("삭제했어요.", "Deleted."))
    }
}

/// The notices of a saved search.
private enum SearchNotices: String, CaseIterable {
    case on, daily, off

    var change: SavedSearchChangeBody {
        switch self {
        case .on: SavedSearchChangeBody(notifies: true, frequency: .atOnce)
        case .daily: SavedSearchChangeBody(notifies: true, frequency: .daily)
        case .off: SavedSearchChangeBody(notifies: false)
        }
    }
}

extension CommandContext {
    /// The saved search that the arguments name; a name counts before an ID.
    fileprivate func savedSearch(_ client: MadangClient) async throws -> SavedSearchBody {
        let sought = invocation.text("search")
        let all = try await client.read(API.savedSearches.list()).value.items
        let key = (try? SavedSearchName(sought))?.uniqueKey
        let named = all.first { (try? SavedSearchName($0.title))?.uniqueKey == key }
        guard let found = named ?? all.first(where: { $0.id == SavedSearch.ID(sought) }) else {
            throw SavedSearchRefusal.notFound
        }
        return found
    }

    fileprivate func changeSearch(_ change: SavedSearchChangeBody) async throws -> Printout {
        try await askAsMember { client in
            let search = try await savedSearch(client)
            return try await client(API.savedSearches.change(search.id, change)).printout(self)
        }
    }
}

extension SavedSearchBody: Printable, Tabular {
    static let columns: [TableColumn<SavedSearchBody>] = [
        .init(Words("ID", "ID")) { search, _ in search.id.description },
        .init(Words("이름", "Name"), canShrink: true) { search, _ in search.title },
        .init(Words("동네", "Neighbourhood"), canShrink: true) {
            $1.say($0.neighbourhood.name, $0.neighbourhood.nameEn)
        },
        .init(Words("새 글", "New"), .right) { search, _ in "\(search.newListings)" },
        .init(Words("알림", "Notifications")) { search, context in
            guard search.notifies else { return context.say("꺼짐", "off") }
            return search.frequency == .daily ? context.say("하루 한 번", "daily") : context.say("켜짐", "on")
        },
    ]

    func printout(_ context: CommandContext) -> Printout {
        Printout(self, text: context.table(of: [self]))
    }
}
