import Domain
import HTTPServer
import Wire

/// Page routes of sources, not found for members who aren't operators.
public struct SourcePages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [all, new, add, one, remove, accept, skip] + [
            change(SourcePagePath.fetch, SourcePath.fetch), change(SourcePagePath.pause, SourcePath.pause),
            change(SourcePagePath.resume, SourcePath.resume),
            change(SourcePagePath.withdraw, SourcePath.withdraw),
        ]
    }

    private var all: PageRoute {
        .memberPage(SourcePagePath.all) { visit in
            let cursor = visit.request.query["cursor"].map { [("cursor", $0)] } ?? []
            return SourcesPage(list: try await visit.get(SourcePath.all, query: cursor)).page(for: visit)
        }
    }

    private var new: PageRoute {
        .memberPage(SourcePagePath.new) { visit in
            // Not found for others, also without an entry to send.
            let _: ListBody<SourceBody> = try await visit.get(SourcePath.all, query: [("limit", "1")])
            let home = visit.home?.code.description ?? ""
            return SourceFormPage(entry: FormEntry([(name: "neighbourhood", value: home)])).page(for: visit)
        }
    }

    private var add: PageRoute {
        .form(
            SourcePagePath.new,
            sends: .post,
            to: SourcePath.all,
            then: { (_, source: SourceBody) in
                .to(SourcePagePath.one.filled(source.id.description), telling: .sourceAdded)
            },
            refused: { visit, entry in SourceFormPage(entry: entry).page(for: visit) }
        )
    }

    private var one: PageRoute {
        .memberPage(SourcePagePath.one) { visit in
            let query = visit.request.query
            let state = query["state"].flatMap(ImportedEntry.State.init(rawValue:)) ?? .waiting
            let asked = [("state", state.rawValue)] + (query["cursor"].map { [("cursor", $0)] } ?? [])
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

    private var accept: PageRoute {
        .button(SourcePagePath.accept) { visit in
            try await visit.ask(.post, SourcePath.accept, visit.place(), answers: AcceptedEntryBody.self)
            return .to(visit.sourceOfEntry, telling: .entryAccepted)
        }
    }

    private var skip: PageRoute {
        .button(SourcePagePath.skip) { visit in
            try await visit.ask(.post, SourcePath.skip, visit.place(), answers: Nothing.self)
            return .to(visit.sourceOfEntry, telling: .entrySkipped)
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

extension Visit {
    /// The page of the source whose entry was decided.
    fileprivate var sourceOfEntry: String {
        let id = request.form["source"].flatMap(Source.ID.init)
        return id.map { SourcePagePath.one.filled($0.description) } ?? SourcePagePath.all.rawValue
    }
}
