/// Compresses responses where it pays: text-like, at least a kilobyte, accepted by the client and not
/// compressed already.
enum Compression {
    /// zlib counts with 32 bits.
    private static let worthwhile = 1_024..<(1 << 30)

    static func applied(to response: Response, for headers: Headers) -> Response {
        guard case .bytes(let bytes) = response.content, worthwhile.contains(bytes.count),
            response.status != 206, let type = response.headers["Content-Type"], MediaType.isTextLike(type),
            response.headers["Content-Encoding"] == nil,
            !response.headers.lists("no-transform", in: "Cache-Control")
        else { return response }
        var response = response
        if !response.headers.lists("Accept-Encoding", in: "Vary") {
            response.headers.add("Vary", "Accept-Encoding")
        }
        let accepted = headers.values("Accept-Encoding")
        guard !accepted.isEmpty, AcceptEncoding(accepted).prefersGzip, let packed = Gzip.packed(bytes) else {
            return response
        }
        response.content = .bytes(packed)
        response.headers["Content-Encoding"] = "gzip"
        // The compressed bytes differ from the tagged ones, so the tag becomes weak.
        if let tag = response.headers["ETag"], !tag.hasPrefix("W/") { response.headers["ETag"] = "W/" + tag }
        return response
    }
}
