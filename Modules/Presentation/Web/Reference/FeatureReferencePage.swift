import Domain
import HTTPServer
import JSONCoding
import Markup
import Wire
import Wording

/// The operations of a feature with the fields of their bodies.
struct FeatureReferencePage {
    let tag: String
    let endpoints: [Endpoint]

    func page(in language: Language) -> Page {
        let operations: [HTML] = endpoints.map { operation($0, language) }
        var page = Page(
            "\(ReferencePhrases.title[language]): \(tag)",
            back: ReferencePath.index.rawValue,
            content: """
                <div class="head"><h1 lang="en">\(tag)</h1></div>
                \(operations)
                \(bodies(language))
                """
        )
        page.isIndexed = true
        return page
    }

    private func operation(_ endpoint: Endpoint, _ language: Language) -> HTML {
        let details: HTML = endpoint.details.map { "<p lang=\"en\">\(HTML(code: $0)).</p>" } ?? ""
        let access = endpoint.access.words.map { "<p class=\"small soft\">\($0[language])</p>" as HTML } ?? ""
        let parameters = endpoint.parameters.map {
            field($0.name, $0.schema, $0.isRequired, $0.summary, language)
        }
        return """
            <section class="section" id="\(endpoint.operationID)">
            <h2 lang="en">\(endpoint.title)</h2>
            <p lang="en"><code>\(endpoint.method.rawValue) \(endpoint.path)</code></p>
            \(details)\(access)
            \(list(parameters, under: ReferencePhrases.parameters, language))
            \(exchanged(endpoint, language))
            </section>
            """
    }

    private func exchanged(_ endpoint: Endpoint, _ language: Language) -> HTML {
        let taken =
            endpoint.takes.map { Self.reference($0.name) }
            ?? endpoint.upload.map { "<code>\($0.types.joined(separator: ", "))</code>" }
        let takes: HTML = taken.map { "<p>\(ReferencePhrases.takes[language]): \($0)</p>" } ?? ""
        let statuses = [endpoint.answers.status, endpoint.answers.otherStatus].compactMap { $0 }
        let answer =
            endpoint.answers.body.map { Self.reference($0.name) }
            ?? endpoint.answers.type.map { "<code>\($0)</code>" } ?? ""
        return """
            \(takes)<p>\(ReferencePhrases.answers[language]): \
            \(statuses.map(String.init).joined(separator: ", ")) \(answer)</p>
            """
    }

    /// Every body that an operation here takes or answers, with those that it contains.
    private func bodies(_ language: Language) -> HTML {
        let named = endpoints.flatMap { [$0.takes, $0.answers.body].compactMap { $0 } }
        let schemas = named.reduce(into: [:]) { all, body in all.merge(body.schemas) { first, _ in first } }
        guard !schemas.isEmpty else { return "" }
        let sections: [HTML] = schemas.sorted { $0.key < $1.key }.map { name, schema in
            let fields = schema.properties.map {
                field($0.name, $0.schema, $0.schema.isRequired, $0.schema.explanation ?? "", language)
            }
            return """
                <section id="\(Self.anchor(name))"><h3 lang="en">\(name)</h3>
                <dl class="stack tight">\(fields)</dl></section>
                """
        }
        return "<section class=\"section\"><h2>\(ReferencePhrases.bodies[language])</h2>\(sections)</section>"
    }

    private func list(_ fields: [HTML], under title: Words, _ language: Language) -> HTML {
        guard !fields.isEmpty else { return "" }
        return "<h3>\(title[language])</h3><dl class=\"stack tight\">\(fields)</dl>"
    }

    private func field(
        _ name: String,
        _ schema: Schema,
        _ isRequired: Bool,
        _ summary: String,
        _ language: Language
    ) -> HTML {
        let need: HTML = isRequired ? " · \(ReferencePhrases.required[language])" : ""
        return """
            <dt><code lang="en">\(name)</code> <span class="small soft">\
            <span lang="en">\(Self.type(of: schema.document()))</span>\(need)</span></dt>
            <dd lang="en">\(HTML(code: summary))</dd>
            """
    }

    /// The type of a value in a few words: `integer 1–100`, `Member or null`.
    private static func type(of schema: JSON) -> HTML {
        if let target = schema["$ref"]?.stringValue {
            return reference(String(target.split(separator: "/").last ?? ""))
        }
        if let choices = schema["anyOf"]?.arrayValue {
            return choices.map(type).joined(separator: " or ")
        }
        if let options = schema["enum"]?.arrayValue {
            return options.map { "<code>\($0.stringValue ?? "")</code>" as HTML }.joined(separator: ", ")
        }
        if let items = schema["items"] { return "array of \(type(of: items))" }
        let name = schema["format"]?.stringValue ?? schema["type"]?.stringValue ?? ""
        return "\(name)\(limits(of: schema))"
    }

    private static func limits(of schema: JSON) -> String {
        let least = schema["minimum"] ?? schema["minLength"]
        let most = schema["maximum"] ?? schema["maxLength"]
        guard let most = most?.doubleValue, most < 1e15 else { return "" }
        return least?.doubleValue.map { " \(text($0))–\(text(most))" } ?? " up to \(text(most))"
    }

    private static func text(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }

    private static func reference(_ name: String) -> HTML {
        "<a href=\"#\(anchor(name))\"><code lang=\"en\">\(name)</code></a>"
    }

    /// Differs from the identifiers of operations, which may have the same name.
    private static func anchor(_ name: String) -> String { "body-\(name)" }
}

extension Access {
    /// Nil where no sign-in is needed.
    fileprivate var words: Words? {
        switch self {
        case .members: ReferencePhrases.forMembers
        case .devices: ReferencePhrases.forDevices
        case .visitors, .anyone: nil
        }
    }
}
