import Domain
import Files

extension OperatorDocuments {
    /// Reads `terms.ko.txt`, `terms.en.txt` and the other documents that exist in a folder.
    init(inFolder folder: String) throws(FileError) {
        var documents: [OperatorDocument] = []
        for name in OperatorDocument.Name.allCases {
            for language in Language.allCases {
                let path = "\(folder)/\(name.rawValue).\(language.rawValue).txt"
                guard File.exists(path) else { continue }
                let text = String(decoding: try File.contents(of: path), as: UTF8.self)
                documents.append(OperatorDocument(name, in: language, text: text))
            }
        }
        self.init(documents)
    }
}
