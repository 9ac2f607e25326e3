import Foundation

/// A form as it stands in our own markup.
struct PlainForm {
    let action: String
    /// Sent in the address.
    let isSearch: Bool
    /// Of every field and button there is, be it sent as it stands or not.
    let controls: Set<String>
    private let fields: [(name: String, value: String)]

    static func all(in html: String) -> [PlainForm] {
        html.matches(of: /(?s)<form\b([^>]*)>(.*?)<\/form>/).map { match in
            PlainForm(attributes: String(match.output.1), content: String(match.output.2))
        }
    }

    private init(attributes: String, content: String) {
        action = Self.attribute("action", of: attributes) ?? ""
        isSearch = Self.attribute("method", of: attributes)?.lowercased() != "post"
        controls = Set(content.matches(of: /\bname="([^"]*)"/).map { Self.decoded(String($0.output.1)) })
        fields = Self.inputs(in: content) + Self.areas(in: content) + Self.selects(in: content)
    }

    var names: Set<String> { Set(fields.map(\.name)) }

    func values(of name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

    func filled(with given: [String: [String]?]) -> String {
        written(with: given).map { "\(Self.escaped($0.name))=\(Self.escaped($0.value))" }
            .joined(separator: "&")
    }

    /// The same as a body in parts, with a file at a field.
    func parts(with given: [String: [String]?], file: [UInt8], at field: String, between line: String)
        -> [UInt8]
    {
        let texts = written(with: given).map {
            "--\(line)\r\nContent-Disposition: form-data; name=\"\($0.name)\"\r\n\r\n\($0.value)\r\n"
        }
        let head =
            "--\(line)\r\nContent-Disposition: form-data; name=\"\(field)\"; filename=\"a.png\"\r\n"
            + "Content-Type: image/png\r\n\r\n"
        return Array((texts.joined() + head).utf8) + file + Array("\r\n--\(line)--\r\n".utf8)
    }

    private func written(with given: [String: [String]?]) -> [(name: String, value: String)] {
        let kept = fields.filter { given[$0.name] == nil }
        return kept
            + given.sorted { $0.key < $1.key }.flatMap { name, values in
                (values ?? []).map { (name: name, value: $0) }
            }
    }

    private static func inputs(in content: String) -> [(name: String, value: String)] {
        content.matches(of: /<input\b([^>]*)>/).compactMap { match in
            let attributes = String(match.output.1)
            guard let name = attribute("name", of: attributes) else { return nil }
            let type = attribute("type", of: attributes) ?? "text"
            if ["checkbox", "radio"].contains(type), !attributes.contains(" checked") { return nil }
            guard type != "submit", type != "file" else { return nil }
            return (name, attribute("value", of: attributes) ?? (type == "checkbox" ? "on" : ""))
        }
    }

    private static func areas(in content: String) -> [(name: String, value: String)] {
        content.matches(of: /(?s)<textarea\b([^>]*)>(.*?)<\/textarea>/).compactMap { match in
            attribute("name", of: String(match.output.1)).map { ($0, decoded(String(match.output.2))) }
        }
    }

    private static func selects(in content: String) -> [(name: String, value: String)] {
        content.matches(of: /(?s)<select\b([^>]*)>(.*?)<\/select>/).compactMap { match in
            guard let name = attribute("name", of: String(match.output.1)) else { return nil }
            let options = match.output.2.matches(of: /<option\b([^>]*)>/).map { String($0.output.1) }
            let chosen = options.first { $0.contains(" selected") } ?? options.first
            return chosen.flatMap { attribute("value", of: $0) }.map { (name, $0) }
        }
    }

    private static func attribute(_ name: String, of attributes: String) -> String? {
        guard let found = attributes.range(of: " \(name)=\"") else { return nil }
        let rest = attributes[found.upperBound...]
        return decoded(String(rest.prefix { $0 != "\"" }))
    }

    static func decoded(_ text: String) -> String {
        text.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
            .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&#39;", with: "'")
            .replacingOccurrences(of: "&amp;", with: "&")
    }

    private static func escaped(_ text: String) -> String {
        var plain = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: "\0"..."~"))
        plain.insert(charactersIn: "-._~")
        return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
