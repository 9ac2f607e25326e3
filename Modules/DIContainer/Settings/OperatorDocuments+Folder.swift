import Domain
import Files
import Secrets

extension OperatorDocuments {
    /// Reads `terms.ko.txt`, `terms.en.txt` and the other documents that exist in a folder.
    convenience init(inFolder folder: String, besides written: (any DocumentRepository)? = nil)
        throws(FileError)
    {
        var documents: [OperatorDocument] = []
        for name in OperatorDocument.Name.allCases {
            for language in Language.allCases {
                let path = "\(folder)/\(name.rawValue).\(language.rawValue).txt"
                guard File.exists(path) else { continue }
                let bytes = try File.contents(of: path)
                documents.append(
                    OperatorDocument(
                        name,
                        in: language,
                        text: String(decoding: bytes, as: UTF8.self),
                        digest: DocumentDigest(bytes: Digest.sha256(of: bytes))
                    )
                )
            }
        }
        self.init(documents, besides: written)
    }
}
