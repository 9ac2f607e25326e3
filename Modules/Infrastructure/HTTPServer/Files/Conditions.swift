/// A request's conditional headers and range, evaluated together.
struct Conditions {
    private let isRead: Bool
    private let headers: Headers

    init(_ request: Request) {
        isRead = request.method == .get || request.method == .head
        headers = request.headers
    }

    func applied(to response: Response) -> Response {
        guard response.status == 200 else { return response }
        switch response.content {
        case .file(let file): return applied(to: response, file: file)
        case .bytes, .empty: break
        case .events, .disconnect: return response
        }
        guard isRead else { return response }
        let tag = response.headers["ETag"]
        let modified = response.headers["Last-Modified"]
        guard tag != nil || modified != nil else { return response }
        return isFresh(tag: tag, modified: modified.flatMap(HTTPDate.seconds))
            ? notModified(response) : response
    }

    private func applied(to response: Response, file: FileContent) -> Response {
        var response = response
        response.headers["ETag"] = response.headers["ETag"] ?? file.tag
        response.headers["Last-Modified"] = response.headers["Last-Modified"] ?? HTTPDate.text(file.modified)
        response.headers["Content-Type"] = response.headers["Content-Type"] ?? file.type
        response.headers["Accept-Ranges"] = "bytes"
        let tag = response.headers["ETag"]
        if failsPrecondition(tag: tag, modified: file.modified) {
            return Response(status: 412, headers: response.headers)
        }
        guard isRead else { return response }
        if isFresh(tag: tag, modified: file.modified) { return notModified(response) }
        guard let text = headers["Range"], allowsRange(tag: tag, modified: file.modified) else {
            return response
        }
        switch ByteRange(text, length: file.length) {
        case .whole:
            return response
        case .unsatisfiable:
            response.headers["Content-Range"] = "bytes */\(file.length)"
            return Response(status: 416, headers: response.headers)
        case .part(let bytes):
            response.status = 206
            response.headers["Content-Range"] =
                "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(file.length)"
            response.content = .file(file.part(bytes))
            return response
        }
    }

    private func isFresh(tag: String?, modified: Int?) -> Bool {
        let wanted = headers.values("If-None-Match")
        if !wanted.isEmpty { return tag.map { EntityTag.matches($0, wanted, weakly: true) } ?? false }
        guard let since = headers["If-Modified-Since"].flatMap(HTTPDate.seconds), let modified else {
            return false
        }
        return modified <= since
    }

    private func failsPrecondition(tag: String?, modified: Int) -> Bool {
        let wanted = headers.values("If-Match")
        if !wanted.isEmpty { return !(tag.map { EntityTag.matches($0, wanted, weakly: false) } ?? false) }
        guard let since = headers["If-Unmodified-Since"].flatMap(HTTPDate.seconds) else { return false }
        return modified > since
    }

    private func allowsRange(tag: String?, modified: Int) -> Bool {
        guard let condition = headers["If-Range"] else { return true }
        if let seconds = HTTPDate.seconds(condition) { return seconds == modified }
        return tag.map { EntityTag.matches($0, [condition], weakly: false) } ?? false
    }

    private func notModified(_ response: Response) -> Response {
        var headers = response.headers
        headers["Content-Type"] = nil
        var unchanged = Response(status: 304, headers: headers)
        unchanged.unsentLength = response.contentLength
        return unchanged
    }
}
