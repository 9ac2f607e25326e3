import Domain
import HTTPServer
import Wire
import Wording

enum WrittenDocumentPagePath: String, Path {
    case all = "/operator/settings/documents"
    case one = "/operator/settings/documents/{name}/{language}"
    case versions = "/operator/settings/documents/{name}/{language}/versions"
}

/// Page routes by which operators write documents, not found for other members.
public struct WrittenDocumentPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [all, one, write, versions] }

    private var all: PageRoute {
        .memberPage(WrittenDocumentPagePath.all) { visit in
            WrittenDocumentsPage(states: try await visit(API.documents.written()).items).page(for: visit)
        }
    }

    /// With the template, if the address asks for it.
    private var one: PageRoute {
        .memberPage(WrittenDocumentPagePath.one) { visit in
            let state = try await visit.documentState
            let begins = visit.request.query["from"] == "template"
            let entry = FormEntry([("text", begins ? state.template ?? state.text : state.text)])
            return WrittenDocumentPage(state: state, entry: entry).page(for: visit)
        }
    }

    /// Stores the text, or shows how it looks.
    private var write: PageRoute {
        .form(
            WrittenDocumentPagePath.one,
            sends: API.documents.write,
            reading: { visit, entry in
                entry.text("preview").isEmpty ? .send(entry.without("preview")) : .showAgain(entry)
            },
            then: { _, state in .to(state.address, flash: .saved) },
            refused: { visit, entry in
                WrittenDocumentPage(state: try await visit.documentState, entry: entry).page(for: visit)
            }
        )
    }

    private var versions: PageRoute {
        .memberPage(WrittenDocumentPagePath.versions) { visit in
            let state = try await visit.documentState
            let slice = try visit.slice.slice
            let query = DocumentVersionQuery(in: state.language, slice)
            let list = try await visit(API.documents.versions(state.name, query))
            return DocumentVersionsPage(state: state, list: list).page(for: visit)
        }
    }
}

extension Visit {
    /// The document of the page's address.
    fileprivate var documentState: DocumentStateBody {
        get async throws {
            let states = try await self(API.documents.written()).items
            let state = states.first {
                $0.name.rawValue == place("name") && $0.language.rawValue == place("language")
            }
            guard let state else { throw DocumentRefusal.notFound }
            return state
        }
    }
}
