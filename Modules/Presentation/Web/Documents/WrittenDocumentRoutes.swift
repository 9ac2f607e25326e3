public import Domain
import HTTPServer
import Wire

/// Endpoints by which operators write documents, not found for other members.
public struct WrittenDocumentRoutes: Sendable {
    private let operators: any OperatorRepository
    private let documents: OperatorDocuments
    private let repository: any DocumentRepository
    private let write: WriteDocument

    public init(
        operators: any OperatorRepository,
        documents: OperatorDocuments,
        repository: any DocumentRepository,
        write: WriteDocument
    ) {
        self.operators = operators
        self.documents = documents
        self.repository = repository
        self.write = write
    }

    public var endpoints: [Endpoint] {
        [
            all.audited(as: .documentsRead), writing.audited(as: .documentWrite),
            versions.audited(as: .documentVersions),
        ]
    }

    private var all: Endpoint {
        .on(API.documents.written) { _, _, who in
            try await admit(who)
            let documents = await documents.current()
            let states = OperatorDocument.Name.allCases.flatMap { name in
                Language.allCases.map { state(of: name, in: $0, documents) }
            }
            return ListBody(states)
        }
    }

    private var writing: Endpoint {
        .on(API.documents.write) { name, body, who in
            let draft = try DocumentDraft(name, in: body.language, text: body.text)
            try await write(draft, by: who.member)
            return state(of: name, in: body.language, await documents.current())
        }
    }

    private var versions: Endpoint {
        .on(API.documents.versions) { name, query, who in
            try await admit(who)
            let slice = try await repository.versions(of: name, in: query.language, query.slice)
            return ListBody(slice.items.map(DocumentVersionBody.init), next: slice.next)
        }
    }

    private func state(
        of name: OperatorDocument.Name,
        in language: Language,
        _ documents: OperatorDocuments
    ) -> DocumentStateBody {
        let found = try? documents.find(name, for: language)
        let document = found?.language == language ? found : nil
        let source: DocumentSource =
            document == nil ? .none : documents.isInFile(name, in: language) ? .file : .database
        return DocumentStateBody(
            name,
            in: language,
            document,
            from: source,
            template: language == .korean ? Asset.template(of: name) : nil
        )
    }

    private func admit(_ who: SignedIn) async throws {
        guard try await operators.isOperator(who.member) else { throw DocumentRefusal.notForMembers }
    }
}
