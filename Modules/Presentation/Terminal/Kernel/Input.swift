import Arguments
import Domain
import JSONCoding
import Wire
import Wording

/// A value of a call: a parameter of its path or a field of its body, from an argument, an option or a
/// question.
struct Input: Sendable {
    /// The name on the command line.
    let name: String
    /// The field of the body; nil for a parameter of the path.
    let field: String?
    let label: String?
    let summary: Words
    let kind: ValueKind
    var standard: String?
    /// The value of an option that isn't given, where help doesn't show it as the default.
    var usual: String?
    var isOption = false
    var isRequired = false
    var question: Words?
    /// Of text that isn't a value of the field.
    var refusal: (any Refusal)?

    /// A parameter of the path.
    static func place(_ name: String, label: String? = nil, _ summary: Words) -> Input {
        Input(name: name, field: nil, label: label, summary: summary, kind: .text)
    }

    static func argument(
        _ name: String,
        for field: String,
        label: String,
        _ summary: Words,
        else refusal: any Refusal
    ) -> Input {
        Input(name: name, field: field, label: label, summary: summary, kind: .text, refusal: refusal)
    }

    /// - Parameters:
    ///   - field: by default of the option's name.
    ///   - question: asked at the terminal when the option isn't given.
    static func option(
        _ name: String,
        for field: String? = nil,
        of body: any Body.Type,
        label: String? = nil,
        default standard: String? = nil,
        usual: String? = nil,
        isRequired: Bool = false,
        _ summary: Words,
        asks question: Words? = nil,
        else refusal: (any Refusal)? = nil
    ) -> Input {
        let field = field ?? name
        return Input(
            name: name,
            field: field,
            label: label,
            summary: summary,
            kind: ValueKind(body.schema.properties.first { $0.name == field }?.schema),
            standard: standard,
            usual: usual,
            isOption: true,
            isRequired: isRequired,
            question: question,
            refusal: refusal
        )
    }

    static let limit = option(
        "limit",
        of: SliceQuery.self,
        label: "N",
        default: "\(SliceRequest.usual)",
        Words("최대 개수", "maximum number")
    )
    static let cursor = option(
        "cursor",
        of: SliceQuery.self,
        label: "TEXT",
        Words("다음 페이지의 커서", "the cursor of the next page")
    )

    func option(in language: Language) -> Option {
        Option(
            name,
            kind,
            label: label,
            default: standard,
            required: isRequired,
            summary: summary[language]
        )
    }

    func argument(in language: Language) -> Argument {
        Argument(name, kind, label: label, summary: summary[language])
    }
}

extension ValueKind {
    /// The kind of an option for a field of that schema.
    fileprivate init(_ schema: Schema?) {
        self =
            switch schema?.type {
            case .integer(let range): .integer(range)
            case .boolean: .flag
            case .number: .text
            case .text(let words?): .choice(words)
            case .text(nil), nil: .text
            }
    }
}

extension CommandContext {
    /// The call of an operation with the values of the inputs.
    func call<Caller, Place, In, Out>(
        _ operation: Operation<Caller, Place, In, Out>,
        _ inputs: [Input]
    ) throws -> Operation<Caller, Place, In, Out>.Call {
        try operation(place(inputs, operation.path), input(inputs))
    }

    private func place<Place>(_ inputs: [Input], _ path: PathPattern<Place>) throws -> Place {
        try path.place(inputs.filter { $0.field == nil }.map { invocation.text($0.name) })
    }

    func input<In: Body>(_ inputs: [Input]) throws -> In {
        var object = JSONObject()
        for input in inputs {
            guard let field = input.field, let text = try text(of: input) else { continue }
            let schema = In.schema.properties.first { $0.name == field }?.schema
            object[field] = schema.map { JSON(text: text, as: $0) } ?? .string(text)
        }
        do {
            return try In(Fields(.object(object)))
        } catch {
            throw error.refusal ?? inputs.first { $0.field == error.field }?.refusal ?? error
        }
    }

    private func text(of input: Input) throws -> String? {
        if let given = invocation.text(ifGiven: input.name) { return given }
        guard let question = input.question else { return input.usual }
        return try ask(question[language], isSecret: false, insteadOf: "--\(input.name)")
    }
}
