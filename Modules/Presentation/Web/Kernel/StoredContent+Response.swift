import Domain
import HTTPServer

extension StoredContent {
    /// Nil when the file is missing.
    func response(type: String) -> Response? {
        switch self {
        case .file(let path):
            guard let file = try? FileContent(path: path, type: type) else { return nil }
            return Response(content: .file(file))
        case .bytes(let bytes): return Response(bytes: bytes, type: type)
        }
    }
}
