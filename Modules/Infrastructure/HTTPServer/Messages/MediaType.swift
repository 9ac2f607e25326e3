/// Media types by file name, and which of them compress well.
public enum MediaType {
    private static let byExtension: [String: String] = [
        "avif": "image/avif", "css": "text/css; charset=utf-8", "csv": "text/csv; charset=utf-8",
        "gif": "image/gif", "htm": "text/html; charset=utf-8", "html": "text/html; charset=utf-8",
        "ico": "image/x-icon", "ics": "text/calendar; charset=utf-8", "jpeg": "image/jpeg",
        "jpg": "image/jpeg", "js": "text/javascript; charset=utf-8", "json": "application/json",
        "map": "application/json", "mjs": "text/javascript; charset=utf-8", "mp4": "video/mp4",
        "pdf": "application/pdf", "png": "image/png", "svg": "image/svg+xml",
        "txt": "text/plain; charset=utf-8", "wasm": "application/wasm",
        "webmanifest": "application/manifest+json", "webp": "image/webp", "woff": "font/woff",
        "woff2": "font/woff2", "xml": "application/xml", "zip": "application/zip",
    ]

    /// Returns `application/octet-stream` when the extension is unknown.
    public static func of(fileName: String) -> String {
        let ending = fileName.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return byExtension[ending] ?? "application/octet-stream"
    }

    static func isTextLike(_ type: String) -> Bool {
        if type == "application/json" { return true }
        let name = type.prefix { $0 != ";" }.trimmed.lowercased()
        return name.hasPrefix("text/") && name != "text/event-stream" || name.hasSuffix("json")
            || name.hasSuffix("xml") || name == "application/javascript" || name == "application/wasm"
    }
}
