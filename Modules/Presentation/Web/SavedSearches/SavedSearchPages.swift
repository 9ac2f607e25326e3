import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of saved searches.
public struct SavedSearchPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [all, new, save, one, edit, change, notices, delete] }

    private var all: PageRoute {
        .memberPage(SavedSearchPagePath.all) { visit in
            SavedSearchesPage(searches: try await visit(API.savedSearches.list()).items).page(for: visit)
        }
    }

    private var new: PageRoute {
        .memberPage(SavedSearchPagePath.new) { visit in
            let query = visit.request.query
            let code = query["neighbourhood"] ?? visit.home?.code.description ?? ""
            let place = try await visit(API.neighbourhoods.one(NeighbourhoodCode(parsing: code)))
            let filter = FeedFilter(query, usual: visit.reach, offering: visit.kinds, searching: query["q"])
            let name = FeedPhrases.place(place, filter.reach)
            let entry = filter.savedFields(around: place.code, in: name, visit.language)
            return SavedSearchFormPage(entry: entry).page(for: visit)
        }
    }

    private var save: PageRoute {
        .form(
            SavedSearchPagePath.new,
            sends: API.savedSearches.add,
            then: { _, _ in .to(SavedSearchPagePath.all.rawValue, flash: .searchSaved) },
            refused: { visit, entry in SavedSearchFormPage(entry: entry).page(for: visit) }
        )
    }

    /// Opening it counts its listings as seen.
    private var one: PageRoute {
        .memberPage(SavedSearchPagePath.one) { visit in
            let search = try await visit.savedSearch
            let list = try await visit(API.board.listings(search.query(visit.slice.slice)))
            try await visit(API.savedSearches.seen(search.id))
            return SavedSearchPage(search: search, list: list)
                .page(for: try await visit.rating(authorsOf: list.items))
        }
    }

    private var edit: PageRoute {
        .memberPage(SavedSearchPagePath.edit) { visit in
            let search = try await visit.savedSearch
            let entry = FormEntry([
                (name: "name", value: search.title), (name: "frequency", value: search.frequency.rawValue),
            ])
            return SavedSearchFormPage(entry: entry, changed: search.id).page(for: visit)
        }
    }

    private var change: PageRoute {
        .form(
            SavedSearchPagePath.edit,
            sends: API.savedSearches.change,
            then: { _, _ in .to(SavedSearchPagePath.all.rawValue, flash: .saved) },
            refused: { visit, entry in
                SavedSearchFormPage(entry: entry, changed: try await visit.savedSearch.id).page(for: visit)
            }
        )
    }

    private var notices: PageRoute {
        .button(SavedSearchPagePath.notices) { visit in
            let change = SavedSearchChangeBody(notifies: visit.request.form["notifies"] == "true")
            try await visit(API.savedSearches.change(visit.place(of: API.savedSearches.change), change))
            return .to(SavedSearchPagePath.all.rawValue, flash: .saved)
        }
    }

    private var delete: PageRoute {
        .button(SavedSearchPagePath.delete, sends: API.savedSearches.delete) { _, _ in
            .to(SavedSearchPagePath.all.rawValue, flash: .searchDeleted)
        }
    }
}

extension Visit {
    /// The saved search of the page's address.
    fileprivate var savedSearch: SavedSearchBody {
        get async throws { try await self(API.savedSearches.one(place(of: API.savedSearches.one))) }
    }
}
