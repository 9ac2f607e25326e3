import Domain
import Markup
import Wire
import Wording

/// Page routes for the operator's documents.
public struct DocumentPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [page(.terms, .terms), page(.privacy, .privacy), page(.contact, .contact)]
    }

    private func page(_ path: DocumentPagePath, _ name: OperatorDocument.Name) -> PageRoute {
        .page(path) { visit in
            let body: OperatorDocumentBody = try await visit.get(DocumentPath.one, name.rawValue)
            let title = name.words[visit.language]
            return Page(
                title,
                back: ServerPath.about.rawValue,
                content: """
                    <div class="head"><h1>\(title)</h1></div>
                    <article lang="\(body.document.language.rawValue)">\
                    \(DocumentText(text: body.document.text).html)</article>
                    """
            )
        }
    }
}

enum DocumentPagePath: String, Path, CaseIterable {
    case terms = "/terms"
    case privacy = "/privacy"
    case contact = "/contact"

    var document: OperatorDocument.Name {
        switch self {
        case .terms: .terms
        case .privacy: .privacy
        case .contact: .contact
        }
    }
}

extension Visit {
    /// Links to the documents that exist, of those asked for.
    func documents(_ paths: [DocumentPagePath] = DocumentPagePath.allCases) async throws -> [HTML] {
        var links: [HTML] = []
        for path in paths {
            do {
                let _: OperatorDocumentBody = try await get(DocumentPath.one, path.document.rawValue)
                links.append("<a href=\"\(link: path.rawValue)\">\(path.document.words[language])</a>")
            } catch DocumentRefusal.notFound {}
        }
        return links
    }
}
