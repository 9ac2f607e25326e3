import Domain
import Markup
import Wire
import Wording

/// Page routes for the operator's documents.
public struct DocumentPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        DocumentPagePath.allCases.map { page($0, $0.document) }
    }

    private func page(_ path: DocumentPagePath, _ name: OperatorDocument.Name) -> PageRoute {
        .page(path) { visit in
            let body = try await visit(API.documents.one(name))
            let title = name.words[visit.language]
            var page = Page(
                title,
                back: ServerPath.about.rawValue,
                content: """
                    <div class="head"><h1>\(title)</h1></div>
                    <article lang="\(body.document.language.rawValue)">\
                    \(DocumentText(text: body.document.text).html)</article>
                    """
            )
            page.isIndexed = true
            return page
        }
    }
}

enum DocumentPagePath: String, Path, CaseIterable {
    case terms = "/terms"
    case privacy = "/privacy"
    case location = "/location"
    case contact = "/contact"

    var document: OperatorDocument.Name {
        switch self {
        case .terms: .terms
        case .privacy: .privacy
        case .location: .location
        case .contact: .contact
        }
    }
}

extension Visit {
    /// Links to the documents that exist.
    var documentLinks: [HTML] {
        get async throws {
            try await documents(DocumentPagePath.allCases).map { $0.name.link(in: language) }
        }
    }

    /// The documents that a new member consents to.
    var consentedDocuments: [OperatorDocument] {
        get async throws {
            try await documents(
                DocumentPagePath.allCases.filter { OperatorDocument.Name.consented.contains($0.document) }
            )
        }
    }

    private func documents(_ paths: [DocumentPagePath]) async throws -> [OperatorDocument] {
        var documents: [OperatorDocument] = []
        for path in paths {
            do {
                documents.append(try await self(API.documents.one(path.document)).document)
            } catch DocumentRefusal.notFound {}
        }
        return documents
    }
}

extension OperatorDocument.Name {
    var path: DocumentPagePath {
        switch self {
        case .terms: .terms
        case .privacy: .privacy
        case .location: .location
        case .contact: .contact
        }
    }

    func link(in language: Language) -> HTML {
        "<a href=\"\(link: path.rawValue)\">\(words[language])</a>"
    }
}
