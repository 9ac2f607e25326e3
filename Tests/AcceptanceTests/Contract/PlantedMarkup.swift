import Foundation
import JSONCoding
import TestSupport

/// Markup of a visitor's own in every field of free text, each with a number to tell where it came from.
struct PlantedMarkup {
    /// Fields of what the server gave out, of a choice it knows, of an address or of a time, and tags, which
    /// are letters and digits: no free text.
    private static let machineFields: Set<String> = [
        "code", "challenge", "state", "ticket", "token", "introduction", "refreshToken", "deviceToken",
        "picture",
        "images", "run", "neighbourhood", "reach", "id", "ids", "upTo", "startsAt",
        "endsAt", "opensAt", "closesAt", "link", "member", "url", "exclusiveArea", "contractArea",
        "approvedOn", "readyOn", "paymentToken", "businessNumber", "registerIssuedOn", "buildingIssuedOn",
        "tags", "from", "to", "date", "refund", "minArea", "maxArea", "area", "number",
        "consents", "digest", "invitation", "signUp", "signUpDomains", "accent",
        "reviewFirstPosts", "signUpPace",
        "kinds", "serves", "languages", "logo", "welcomePicture", "template",
    ]

    private(set) var fields: [String] = []

    /// A text for a field, such as `POST /api/v1/classes title`.
    mutating func text(_ field: String) -> JSON {
        fields.append(field)
        return .string(Self.raw(fields.count))
    }

    static func raw(_ number: Int) -> String { "<b>m\(number)\"><script>m\(number)" }

    /// What may stand on no page, whichever field it came from.
    static let signs = ["<b>m", "<script>m"]

    /// The fields whose text stands, escaped, nowhere in these pages: what was planted there was never shown.
    func unseen(in pages: [String]) -> [String] {
        let seen = Set(
            pages.flatMap { page in
                page.components(separatedBy: "&lt;b&gt;m").dropFirst().compactMap { rest -> Int? in
                    guard let end = rest.firstIndex(of: "&"), rest[end...].hasPrefix("&quot;") else {
                        return nil
                    }
                    return Int(rest[..<end])
                }
            }
        )
        return fields.enumerated().compactMap { place, field in seen.contains(place + 1) ? nil : field }
    }

    /// Every field of free text that a request of the document has, in the words of ``fields``.
    static func freeText(in document: JSON) -> [String] {
        (document["paths"]?.objectValue ?? [:]).flatMap { path, operations in
            (operations.objectValue ?? [:]).flatMap { method, operation -> [String] in
                let content = operation["requestBody"]?["content"]?["application/json"]
                guard let schema = content?["schema"] else { return [] }
                return names(of: schema, in: document).map { "\(method.uppercased()) \(path) \($0)" }
            }
        }
    }

    private static func names(of schema: JSON, called name: String = "", in document: JSON) -> [String] {
        if let reference = schema["$ref"]?.stringValue, let part = reference.split(separator: "/").last {
            let whole = document["components"]?["schemas"]?[String(part)] ?? .null
            return names(of: whole, called: name, in: document)
        }
        let parts = (schema["anyOf"]?.arrayValue ?? []) + (schema["oneOf"]?.arrayValue ?? [])
        var found = parts.flatMap { names(of: $0, called: name, in: document) }
        if let items = schema["items"] { found += names(of: items, called: name, in: document) }
        for (key, value) in schema["properties"]?.objectValue ?? [:] where !machineFields.contains(key) {
            found += names(of: value, called: name.isEmpty ? key : "\(name).\(key)", in: document)
        }
        let types = schema["type"]?.arrayValue ?? [schema["type"] ?? .null]
        if types.contains("string"), schema["enum"] == nil, schema["format"] == nil { found.append(name) }
        return found
    }
}
