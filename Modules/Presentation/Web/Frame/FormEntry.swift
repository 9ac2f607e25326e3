import Domain
import HTTPServer
import JSONCoding
import Wire
import Wording

/// The values of a form and its errors.
struct FormEntry: Sendable {
    private var fields: [FormField]
    /// Uploaded images.
    private(set) var files: [MultipartForm.File] = []
    private(set) var problem: Problem?

    static let empty = FormEntry([])

    /// Makes an entry from the page's own fields; invalid names are left out.
    init(_ fields: some Sequence<(name: String, value: String)>) {
        self.fields = fields.compactMap { try? FormField($0.name, $0.value) }
    }

    /// Makes an entry from a body's fields.
    init(of body: some Body) {
        self.init(of: (try? JSON(parsing: body.encoded)) ?? .null)
    }

    init(of document: JSON) {
        self.init(Self.fields(of: document, at: ""))
    }

    /// Reads a form, with or without files.
    /// - Parameters:
    /// - limit: the most bytes of a file.
    /// - refusal: thrown for a larger one.
    init(
        of request: Request,
        filesUpTo limit: Int = Image.mostBytes,
        otherwise refusal: any Refusal = ImageRefusal.tooLarge
    ) async throws {
        guard request.headers["Content-Type"]?.lowercased().hasPrefix("multipart/form-data") == true else {
            let bytes = try await request.body.collected(atMost: PageRoute.mostBytes)
            fields = try Self.fields(read: Query(parsing: String(decoding: bytes, as: UTF8.self)))
            return
        }
        let form: MultipartForm
        do {
            form = try await request.multipartForm(
                limits: MultipartLimits(parts: FormField.most, fileBytes: limit)
            )
        } catch MultipartError.partTooLarge {
            throw refusal
        } catch is MultipartError {
            throw RequestRefusal.unsupportedMediaType
        }
        fields = try Self.fields(read: form.fields)
        // Browsers send an empty file for an untouched field.
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

    /// A key for one submission, so that submitting twice has one effect.
    static let keyField = "key"

    var key: String? { text(Self.keyField).isEmpty ? nil : text(Self.keyField) }

    /// The version that an edit is based on.
    static let versionField = "version"

    var version: String? { text(Self.versionField).isEmpty ? nil : text(Self.versionField) }

    /// Returns a copy with the field's values replaced; an empty list removes it.
    func saying(_ values: [String], at name: String) -> FormEntry {
        var entry = self
        entry.fields = fields.filter { $0.name != name } + values.compactMap { try? FormField(name, $0) }
        return entry
    }

    /// Returns a copy without these fields and those below them.
    func without(_ names: String...) -> FormEntry {
        var entry = self
        entry.fields = fields.filter { field in
            !names.contains { field.name == $0 || field.name.hasPrefix($0 + ".") }
        }
        return entry
    }

    /// Returns a copy with each field mapped by `change`; nil drops it.
    func changing(_ change: (FormField) throws(Violation) -> FormField?) -> FormEntry {
        var entry = self
        entry.fields = fields.compactMap { try? change($0) }
        return entry
    }

    /// All fields, in the order of the form.
    var all: [(name: String, text: String)] { fields.map { ($0.name, $0.text) } }

    func text(_ name: String) -> String { fields.last { $0.name == name }?.text ?? "" }

    func texts(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.text) }

    /// The number of rows up to the last one filled in.
    func count(of list: String) -> Int {
        (fields.compactMap { $0.row(of: list) }.max() ?? -1) + 1
    }

    /// The refusal of that field or of one below it, or one that asks for this detail of the account.
    func refusal(at name: String) -> (any Refusal & LocalizedRefusal)? {
        problem?.refusals.first { refusal in
            refusal.field.map { $0 == name || $0.hasPrefix(name + ".") } == true
                || refusal.accountFields.contains { "\(DetailFields.part).\($0)" == name }
        }
    }

    /// Whether that field is refused as a whole.
    func isRefused(_ name: String) -> Bool {
        problem?.refusals.contains { $0.field == name } == true
    }

    /// The JSON document of the fields.
    func document(like body: any Body.Type) -> JSON {
        let sent = fields.filter { $0.name != Self.keyField && $0.name != Self.versionField }
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
