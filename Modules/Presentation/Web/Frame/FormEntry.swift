import Domain
import HTTPServer
import JSONCoding
import Wire
import Wording

/// What is written in a form, and what was found wrong with it.
struct FormEntry: Sendable {
    private var fields: [FormField]
    /// Pictures that came with it.
    private(set) var files: [MultipartForm.File] = []
    private(set) var problem: Problem?

    static let empty = FormEntry([])

    /// Fields that a page names itself; a name that no field may have is left out.
    init(_ fields: some Sequence<(name: String, value: String)>) {
        self.fields = fields.compactMap { try? FormField($0.name, $0.value) }
    }

    /// What a body says, as a form would have it.
    init(of body: some Body) {
        self.init(of: (try? JSON(parsing: body.encoded)) ?? .null)
    }

    init(of document: JSON) {
        self.init(Self.fields(of: document, at: ""))
    }

    /// What a browser sent, with files or without.
    init(of request: Request) async throws {
        guard request.headers["Content-Type"]?.lowercased().hasPrefix("multipart/form-data") == true else {
            let bytes = try await request.body.collected(atMost: PageRoute.mostBytes)
            fields = try Self.fields(read: Query(parsing: String(decoding: bytes, as: UTF8.self)))
            return
        }
        let form: MultipartForm
        do {
            form = try await request.multipartForm(
                limits: MultipartLimits(parts: FormField.most, fileBytes: Image.mostBytes)
            )
        } catch MultipartError.partTooLarge {
            throw ImageRefusal.tooLarge
        } catch is MultipartError {
            throw RequestRefusal.unsupportedMediaType
        }
        fields = try Self.fields(read: form.fields)
        // A field of files that was left alone comes as one that is empty.
        files = form.files.filter { !$0.bytes.isEmpty }
    }

    private static func fields(
        read sent: some Sequence<(name: String, value: String)>
    ) throws(RequestRefusal) -> [FormField] {
        do {
            return try [FormField](reading: sent)
        } catch {
            throw .violation(error)
        }
    }

    func refused(_ problem: Problem) -> FormEntry {
        var entry = self
        entry.problem = problem
        return entry
    }

    /// Names this one sending of the form, so that pressing twice does it once.
    static let keyField = "key"

    var key: String? { text(Self.keyField).isEmpty ? nil : text(Self.keyField) }

    /// The same with a field saying that instead; nothing at all where the list is empty.
    func saying(_ values: [String], at name: String) -> FormEntry {
        var entry = self
        entry.fields = fields.filter { $0.name != name } + values.compactMap { try? FormField(name, $0) }
        return entry
    }

    /// The same without those fields and all that is below them.
    func without(_ names: String...) -> FormEntry {
        var entry = self
        entry.fields = fields.filter { field in
            !names.contains { field.name == $0 || field.name.hasPrefix($0 + ".") }
        }
        return entry
    }

    /// The same with what `change` makes of each field; nil drops it.
    func changing(_ change: (FormField) throws(Violation) -> FormField?) -> FormEntry {
        var entry = self
        entry.fields = fields.compactMap { try? change($0) }
        return entry
    }

    func text(_ name: String) -> String { fields.last { $0.name == name }?.text ?? "" }

    func texts(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.text) }

    /// The rows of a list that are written in, from the first to the last.
    func count(of list: String) -> Int {
        (fields.compactMap { $0.row(of: list) }.max() ?? -1) + 1
    }

    /// What is wrong with that field, or with a part of it.
    func trouble(at name: String) -> Words? {
        guard let problem, let field = problem.refusal.field, field == name || field.hasPrefix(name + ".")
        else { return nil }
        return problem.refusal.words
    }

    /// As the endpoint takes it.
    func body(for endpoint: Endpoint) -> [UInt8] {
        endpoint.takes.map { document(like: $0).encoded() } ?? []
    }

    /// The document that the fields spell.
    func document(like body: any Body.Type) -> JSON {
        let sent = fields.filter { $0.name != Self.keyField }
        return JSON(form: sent, shapedBy: body.schema, resolving: body.schemas)
    }

    private static func fields(of json: JSON, at path: String) -> [(name: String, value: String)] {
        let prefix = path.isEmpty ? "" : path + "."
        switch json {
        case .null: return []
        case .bool(let value): return [(path, value ? "true" : "false")]
        case .integer(let value): return [(path, "\(value)")]
        case .number(let value): return [(path, "\(value)")]
        case .string(let value): return [(path, value)]
        case .array(let items):
            return items.enumerated().flatMap { place, item in
                if case .object = item { return fields(of: item, at: "\(prefix)\(place)") }
                return fields(of: item, at: path)
            }
        case .object(let object):
            return object.keys.flatMap { fields(of: object[$0] ?? .null, at: prefix + $0) }
        }
    }
}
