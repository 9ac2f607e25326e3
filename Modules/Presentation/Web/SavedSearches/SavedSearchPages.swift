import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of saved searches.
public struct SavedSearchPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [all, new, save, one, edit, rename, notices, delete] }

    private var all: PageRoute {
        .memberPage(SavedSearchPagePath.all) { visit in
            let list: ListBody<SavedSearchBody> = try await visit.get(SavedSearchPath.all)
            return SavedSearchesPage(searches: list.items).page(for: visit)
        }
    }

    private var new: PageRoute {
        .memberPage(SavedSearchPagePath.new) { visit in
            let query = visit.request.query
            let code = query["neighbourhood"] ?? visit.home?.code.description ?? ""
            let place = try await visit(API.neighbourhoods.one(NeighbourhoodCode(parsing: code)))
            let filter = FeedFilter(query, usual: visit.reach, searching: query["q"])
            let name = FeedPhrases.place(place, filter.reach)
            let entry = filter.savedFields(around: code, in: name, visit.language)
            return SavedSearchFormPage(entry: entry).page(for: visit)
        }
    }

    private var save: PageRoute {
        .form(
            SavedSearchPagePath.new,
            sends: .post,
            to: SavedSearchPath.all,
            then: { _, search in
                let _: SavedSearchBody = search
                return .to(SavedSearchPagePath.all.rawValue, telling: .searchSaved)
            },
            refused: { visit, entry in SavedSearchFormPage(entry: entry).page(for: visit) }
        )
    }

    /// Opening it counts its listings as seen.
    private var one: PageRoute {
        .memberPage(SavedSearchPagePath.one) { visit in
            let search: SavedSearchBody = try await visit.get(SavedSearchPath.one, visit.place())
            let list: ListBody<ListingBody> = try await visit.get(
                BoardPath.listings,
                query: search.query + visit.cursor
            )
            try await visit.ask(.put, SavedSearchPath.seen, visit.place(), answers: Nothing.self)
            return SavedSearchPage(search: search, list: list)
                .page(for: try await visit.rating(authorsOf: list.items))
        }
    }

    private var edit: PageRoute {
        .memberPage(SavedSearchPagePath.edit) { visit in
            let search: SavedSearchBody = try await visit.get(SavedSearchPath.one, visit.place())
            let entry = FormEntry([(name: "name", value: search.title)])
            return SavedSearchFormPage(entry: entry, renamed: search.id).page(for: visit)
        }
    }

    private var rename: PageRoute {
        .form(
            SavedSearchPagePath.edit,
            sends: .patch,
            to: SavedSearchPath.one,
            then: { _, search in
                let _: SavedSearchBody = search
                return .to(SavedSearchPagePath.all.rawValue, telling: .saved)
            },
            refused: { visit, entry in
                let search: SavedSearchBody = try await visit.get(SavedSearchPath.one, visit.place())
                return SavedSearchFormPage(entry: entry, renamed: search.id).page(for: visit)
            }
        )
    }

    private var notices: PageRoute {
        .button(SavedSearchPagePath.notices) { visit in
            let change = SavedSearchChangeBody(notifies: visit.request.form["notifies"] == "true")
            try await visit.send(
                .patch,
                SavedSearchPath.one,
                visit.place(),
                body: change,
                answers: SavedSearchBody.self
            )
            return .to(SavedSearchPagePath.all.rawValue, telling: .saved)
        }
    }

    private var delete: PageRoute {
        .button(SavedSearchPagePath.delete) { visit in
            try await visit.ask(.delete, SavedSearchPath.one, visit.place(), answers: Nothing.self)
            return .to(SavedSearchPagePath.all.rawValue, telling: .searchDeleted)
        }
    }
}
