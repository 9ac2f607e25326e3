import Arguments
import Domain
import Remote
import Wire
import Wording

extension CommandContext {
    static func consentOption(in language: Language) -> Option {
        Option(
            "consent",
            .choice(OperatorDocument.Name.consented.map(\.rawValue)),
            label: "DOCUMENT",
            repeated: true,
            summary: language.say(
                "동의하는 문서. 여러 번 쓸 수 있어요",
                "a document that I agree to; can be given several times"
            )
        )
    }

    /// Signs up; when nothing but consents is missing, asks for them.
    func givingConsents(
        _ client: MadangClient,
        _ signUp: (AgreedTexts) async throws -> Account
    ) async throws -> Account {
        do {
            return try await signUp([:])
        } catch RemoteError.refused(let problem, _) where problem.isOnlyAboutConsents {
            return try await signUp(try await agreedTexts(client))
        }
    }

    /// Asks for a consent to each of the operator's documents, unless an option gives it.
    private func agreedTexts(_ client: MadangClient) async throws -> AgreedTexts {
        var agreed: AgreedTexts = [:]
        for document in try await client.consentedDocuments() {
            let (name, word) = (document.name.words[language], document.name.rawValue)
            if !invocation.texts("consent").contains(word) {
                let question = say(
                    "\(name)에 동의하나요? 읽으려면: madang document \(word) (y/N): ",
                    "\(name): do you agree? To read: madang document \(word) (y/N): "
                )
                guard try confirms(question, insteadOf: "--consent \(word)") else {
                    throw UsageComplaint(ConsentRefusal.missing(document.name).words[language])
                }
            }
            agreed[document.name] = document.digest
        }
        return agreed
    }
}

extension MadangClient {
    /// The documents that a new member consents to.
    fileprivate func consentedDocuments() async throws -> [OperatorDocument] {
        var documents: [OperatorDocument] = []
        for name in OperatorDocument.Name.consented {
            do {
                documents.append(try await read(API.documents.one(name)).value.document)
            } catch RemoteError.refused(let problem, _) where problem.code == DocumentRefusal.notFound.code {}
        }
        return documents
    }
}

extension ProblemBody {
    fileprivate var isOnlyAboutConsents: Bool {
        let missing = Set(OperatorDocument.Name.consented.map { ConsentRefusal.missing($0).code })
        return (errors.isEmpty ? [code] : errors.map(\.code)).allSatisfy(missing.contains)
    }
}
