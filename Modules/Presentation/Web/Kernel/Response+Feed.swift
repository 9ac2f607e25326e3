import HTTPServer
import Wire

extension Response {
    /// Feed readers ask again with the tag, and get the body only when it changed. There is no time of the
    /// last change, since an event that was deleted or has passed leaves none.
    static func feed(_ bytes: [UInt8], type: StaticString) -> Response {
        var response = Response(status: 200, bytes: bytes, type: type.description)
        response.headers["ETag"] = EntityTag.of(bytes)
        response.headers["Cache-Control"] = "private, no-cache"
        response.headers["Vary"] = "Accept-Language"
        return response
    }
}
