import Domain
import HTTPServer
import Wire

/// Page routes of sources: a member's own, and all for operators, which other members don't find.
public struct SourcePages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [mine, removeMine, all, new, add, one, approve, decline, declining, remove, acceptEntry] + [
            skipEntry, change(.fetch, API.sources.fetch), change(.pause, API.sources.pause),
            change(.resume, API.sources.resume), change(.withdraw, API.sources.withdraw),
        ]
    }

    private var mine: PageRoute {
        .memberPage(SourcePagePath.mine) { visit in
            let list = try await visit(API.sources.mine(visit.slice))
            return SourcesPage(list: list, scope: .mine).page(for: visit)
        }
    }

    private var removeMine: PageRoute {
        .button(SourcePagePath.removeMine, sends: API.sources.remove) { _, _ in
            .to(SourcePagePath.mine.rawValue, flash: .sourceRemoved)
        }
    }

    private var all: PageRoute {
        .memberPage(SourcePagePath.all) { visit in
            let state = visit.request.query["state"].flatMap(Source.State.init(rawValue:))
            let list = try await visit(API.sources.all(SourceQuery(state, visit.slice.slice)))
            return SourcesPage(list: list, scope: .all(state)).page(for: visit)
        }
    }

    private var new: PageRoute {
        .memberPage(SourcePagePath.new) { visit in
            let home = visit.home.map { $0.fullName(in: visit.language) } ?? ""
            return try await Self.formPage(visit, FormEntry([(name: SourceFormPage.place, value: home)]))
        }
    }

    private var add: PageRoute {
        .form(
            SourcePagePath.new,
            sends: API.sources.add,
            reading: { visit, entry in
                let found = try await Self.neighbourhoods(named: entry.text(SourceFormPage.place), visit)
                guard found.count > 1 else {
                    // An unknown name is refused as an unknown code.
                    let code = found.first?.code.description ?? entry.text(SourceFormPage.place)
                    return .send(entry.saying([code], at: "neighbourhood"))
                }
                let chosen = entry.text("neighbourhood")
                let isChosen = found.contains { $0.code.description == chosen }
                return isChosen ? .send(entry) : .showAgain(entry)
            },
            spelling: { $0.without(SourceFormPage.place) },
            then: { _, source in
                source.state == .proposed
                    ? .to(SourcePagePath.mine.rawValue, flash: .sourceProposed)
                    : .to(SourcePagePath.one.filled(source.id.description), flash: .sourceAdded)
            },
            refused: Self.formPage
        )
    }

    @Sendable private static func formPage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let duties = try await visit(API.measures.duties())
        return SourceFormPage(
            entry: entry,
            isOperator: duties.isOperator,
            places: try await neighbourhoods(named: entry.text(SourceFormPage.place), visit)
        ).page(for: visit)
    }

    /// The neighbourhoods that a name may mean: those that have exactly this name, if there are any.
    private static func neighbourhoods(named name: String, _ visit: Visit) async throws
        -> [NeighbourhoodBody]
    {
        guard let text = try? NeighbourhoodText(name) else { return [] }
        let query = NeighbourhoodQuery(text, limit: SourceFormPage.mostPlaces)
        let list = try await visit(API.neighbourhoods.find(query))
        let found = list.items.map(\.neighbourhood)
        let exact = found.filter { place in
            Language.allCases.contains { [place.fullName(in: $0), place.shortName(in: $0)].contains(name) }
        }
        return exact.isEmpty ? found : exact
    }

    private var one: PageRoute {
        .memberPage(SourcePagePath.one) { visit in
            let state = visit.request.query["state"].flatMap(ImportedEntry.State.init(rawValue:)) ?? .waiting
            let source = try await visit.source
            let query = SourceEntryQuery(state, try visit.slice.slice)
            return SourcePage(
                source: source,
                state: state,
                entries: try await visit(API.sources.entries(source.id, query))
            ).page(for: visit)
        }
    }

    private var remove: PageRoute {
        .button(SourcePagePath.remove, sends: API.sources.remove) { _, _ in
            .to(SourcePagePath.all.rawValue, flash: .sourceRemoved)
        }
    }

    private func change(
        _ page: SourcePagePath,
        _ operation: SourceOperations.OfSource<Nothing>
    ) -> PageRoute {
        .button(page, sends: operation) { _, source in
            let flash: Flash = page == .fetch ? source.failure == nil ? .fetched : .fetchFailed : .saved
            return .to(SourcePagePath.one.filled(source.id.description), flash: flash)
        }
    }
}

/// The decisions on proposals and on entries.
extension SourcePages {
    private var approve: PageRoute {
        .button(SourcePagePath.approve, sends: API.sources.approve) { _, source in
            .to(SourcePagePath.one.filled(source.id.description), flash: .sourceAdded)
        }
    }

    private var decline: PageRoute {
        .memberPage(SourcePagePath.decline) { try await Self.declinePage($0, .empty) }
    }

    private var declining: PageRoute {
        .form(
            SourcePagePath.decline,
            sends: API.sources.decline,
            then: { _, _ in .to(SourcePagePath.all.rawValue, flash: .submissionDeclined) },
            refused: Self.declinePage
        )
    }

    @Sendable private static func declinePage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let source = try await visit.source
        let id = source.id.description
        return try await DeclinePage(
            about: source.title,
            back: SourcePagePath.one.filled(id),
            action: SourcePagePath.decline.filled(id),
            hint: SourcePhrases.reasonHint,
            templates: visit.reasonTemplates,
            entry: entry
        ).page(for: visit)
    }

    private var acceptEntry: PageRoute {
        .button(SourcePagePath.acceptEntry, sends: API.sources.acceptEntry) { visit, _ in
            .to(visit.sourceOfEntry, flash: .entryAccepted)
        }
    }

    private var skipEntry: PageRoute {
        .button(SourcePagePath.skipEntry, sends: API.sources.skipEntry) { visit, _ in
            .to(visit.sourceOfEntry, flash: .entrySkipped)
        }
    }
}

extension Visit {
    /// The source of the page's address.
    fileprivate var source: SourceBody {
        get async throws { try await self(API.sources.one(place(of: API.sources.one))) }
    }

    /// The page of the source whose entry was decided.
    fileprivate var sourceOfEntry: String {
        let id = request.form["source"].flatMap(Source.ID.init)
        return id.map { SourcePagePath.one.filled($0.description) } ?? SourcePagePath.all.rawValue
    }
}
