import Domain
import HTTPServer
import Wire

/// Page routes of sources: a member's own, and all for operators, which other members don't find.
public struct SourcePages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [mine, removeMine, all, new, add, one, approve, decline, declining, remove, acceptEntry] + [
            skipEntry, change(SourcePagePath.fetch, SourcePath.fetch),
            change(SourcePagePath.pause, SourcePath.pause),
            change(SourcePagePath.resume, SourcePath.resume),
            change(SourcePagePath.withdraw, SourcePath.withdraw),
        ]
    }

    private var mine: PageRoute {
        .memberPage(SourcePagePath.mine) { visit in
            let list: ListBody<SourceBody> = try await visit.get(SourcePath.mine, query: visit.cursor)
            return SourcesPage(list: list, scope: .mine).page(for: visit)
        }
    }

    private var removeMine: PageRoute {
        .button(SourcePagePath.removeMine) { visit in
            try await visit.ask(.delete, SourcePath.one, visit.place(), answers: Nothing.self)
            return .to(SourcePagePath.mine.rawValue, telling: .sourceRemoved)
        }
    }

    private var all: PageRoute {
        .memberPage(SourcePagePath.all) { visit in
            let query = visit.request.query
            let state = query["state"].flatMap(Source.State.init(rawValue:))
            let asked =
                (state.map { [("state", $0.rawValue)] } ?? [])
                + visit.cursor
            let list: ListBody<SourceBody> = try await visit.get(SourcePath.all, query: asked)
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
            sends: .post,
            to: SourcePath.all,
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
            then: { (_, source: SourceBody) in
                source.state == .proposed
                    ? .to(SourcePagePath.mine.rawValue, telling: .sourceProposed)
                    : .to(SourcePagePath.one.filled(source.id.description), telling: .sourceAdded)
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
            let query = visit.request.query
            let state = query["state"].flatMap(ImportedEntry.State.init(rawValue:)) ?? .waiting
            let asked = [("state", state.rawValue)] + visit.cursor
            return SourcePage(
                source: try await visit.get(SourcePath.one, visit.place()),
                state: state,
                entries: try await visit.get(SourcePath.entries, visit.place(), query: asked)
            ).page(for: visit)
        }
    }

    private var remove: PageRoute {
        .button(SourcePagePath.remove) { visit in
            try await visit.ask(.delete, SourcePath.one, visit.place(), answers: Nothing.self)
            return .to(SourcePagePath.all.rawValue, telling: .sourceRemoved)
        }
    }

    private func change(_ page: SourcePagePath, _ path: SourcePath) -> PageRoute {
        .button(page) { visit in
            let source = try await visit.ask(.post, path, visit.place(), answers: SourceBody.self)
            let told: Flash = page == .fetch ? source.failure == nil ? .fetched : .fetchFailed : .saved
            return .to(SourcePagePath.one.filled(source.id.description), telling: told)
        }
    }
}

/// The decisions on proposals and on entries.
extension SourcePages {
    private var approve: PageRoute {
        .button(SourcePagePath.approve) { visit in
            let source = try await visit.ask(
                .post,
                SourcePath.approve,
                visit.place(),
                answers: SourceBody.self
            )
            return .to(SourcePagePath.one.filled(source.id.description), telling: .sourceAdded)
        }
    }

    private var decline: PageRoute {
        .memberPage(SourcePagePath.decline) { try await Self.declinePage($0, .empty) }
    }

    private var declining: PageRoute {
        .form(
            SourcePagePath.decline,
            sends: .post,
            to: SourcePath.decline,
            then: { (_, _: SourceBody) in
                .to(SourcePagePath.all.rawValue, telling: .submissionDeclined)
            },
            refused: Self.declinePage
        )
    }

    @Sendable private static func declinePage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let source: SourceBody = try await visit.get(SourcePath.one, visit.place())
        let id = source.id.description
        return DeclinePage(
            about: source.title,
            back: SourcePagePath.one.filled(id),
            action: SourcePagePath.decline.filled(id),
            hint: SourcePhrases.reasonHint,
            entry: entry
        ).page(for: visit)
    }

    private var acceptEntry: PageRoute {
        .button(SourcePagePath.acceptEntry) { visit in
            try await visit.ask(.post, SourcePath.acceptEntry, visit.place(), answers: AcceptedEntryBody.self)
            return .to(visit.sourceOfEntry, telling: .entryAccepted)
        }
    }

    private var skipEntry: PageRoute {
        .button(SourcePagePath.skipEntry) { visit in
            try await visit.ask(.post, SourcePath.skipEntry, visit.place(), answers: Nothing.self)
            return .to(visit.sourceOfEntry, telling: .entrySkipped)
        }
    }
}

extension Visit {
    /// The page of the source whose entry was decided.
    fileprivate var sourceOfEntry: String {
        let id = request.form["source"].flatMap(Source.ID.init)
        return id.map { SourcePagePath.one.filled($0.description) } ?? SourcePagePath.all.rawValue
    }
}
