/// A file in memory, tagged and compressed once for all its responses.
public struct StaticBytes: Sendable {
    public let bytes: [UInt8]
    private let type: String
    private let tag: String
    /// Nil when compression saves nothing.
    private let packed: [UInt8]?

    public init(_ bytes: [UInt8], type: String) {
        self.bytes = bytes
        self.type = type
        tag = EntityTag.of(bytes)
        packed = MediaType.isTextLike(type) ? Gzip.packed(bytes, level: .best) : nil
    }

    /// Returns the response to a client, compressed if the client accepts that.
    public func response(to headers: Headers, cacheControl: String) -> Response {
        var response = Response(
            bytes: bytes,
            type: type,
            headers: ["Cache-Control": cacheControl, "ETag": tag]
        )
        guard let packed else { return response }
        response.headers["Vary"] = "Accept-Encoding"
        guard AcceptEncoding(headers.values("Accept-Encoding")).prefersGzip else { return response }
        response.content = .bytes(packed)
        response.headers["Content-Encoding"] = "gzip"
        // The tag is that of other bytes.
        response.headers["ETag"] = "W/" + tag
        return response
    }
}
