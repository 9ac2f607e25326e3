import Glibc

/// Serves a folder's files publicly. Paths outside it, dot files and symbolic links are refused.
public struct StaticFolder: Sendable {
    private let root: OpenFile
    private let cacheControl: String

    /// Throws when the folder cannot be opened.
    public init(_ path: String, cacheControl: String = "no-cache") throws(FileRefusal) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .notFound }
        root = OpenFile(descriptor)
        self.cacheControl = cacheControl
    }

    /// Returns a route for the folder under a prefix such as `/assets`.
    public func route(under prefix: String) -> Route {
        Route(.get, "\(prefix)/{path...}") { request in
            try response(for: request.parameters["path"] ?? "", to: request.headers)
        }
    }

    /// Returns the response for a decoded relative path; throws `Rejection.notFound` for a refused one. A
    /// compressed copy of the file, `NAME.gz` beside it, is sent to a client that accepts it.
    public func response(for path: String, to headers: Headers) throws(Rejection) -> Response {
        var response = Response(headers: ["Cache-Control": cacheControl, "Vary": "Accept-Encoding"])
        do {
            let file = try file(at: path)
            response.content = .file(file)
            let isWanted = AcceptEncoding(headers.values("Accept-Encoding")).prefersGzip
            if isWanted, let packed = try? self.file(at: "\(path).gz", type: file.type) {
                response.content = .file(packed)
                response.headers["Content-Encoding"] = "gzip"
            }
            return response
        } catch {
            throw .notFound
        }
    }

    /// - Parameter type: the media type; by default, that of the name.
    public func file(at path: String, type: String? = nil) throws(FileRefusal) -> FileContent {
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let last = names.last, names.allSatisfy(StaticFolder.isServed) else { throw .notFound }
        var folder = root
        for name in names.dropLast() {
            folder = OpenFile(try enter(folder, String(name), O_DIRECTORY))
        }
        let descriptor = try enter(folder, String(last), O_NONBLOCK | O_NOCTTY)
        return try FileContent(descriptor: descriptor, name: String(last), type: type)
    }

    private func enter(_ folder: OpenFile, _ name: String, _ flags: Int32) throws(FileRefusal) -> Int32 {
        let descriptor = openat(folder.descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | flags)
        guard descriptor >= 0 else { throw .notFound }
        return descriptor
    }

    private static func isServed(_ name: Substring) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.utf8.contains(0)
    }
}
