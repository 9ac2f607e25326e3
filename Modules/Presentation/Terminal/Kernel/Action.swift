import Arguments
import Domain
import JSONCoding
import Remote
import Wire
import Wording

/// A command: what the command line shows of it, and what it does.
struct Action: Sendable {
    let command: @Sendable (Language) -> Command
    let run: @Sendable (CommandContext) async throws -> Printout

    /// A command of its own type.
    init(_ type: any TerminalCommand.Type) {
        command = { type.command(in: $0) }
        run = { try await type.run($0) }
    }

    init(
        _ name: String,
        _ summary: Words,
        discussion: Words? = nil,
        example: String,
        meaning: Words? = nil,
        more: [(line: String, meaning: Words?)] = [],
        takes inputs: [Input] = [],
        options: @escaping @Sendable (Language) -> [Option] = { _ in [] },
        arguments: @escaping @Sendable (Language) -> [Argument] = { _ in [] },
        run: @escaping @Sendable (CommandContext) async throws -> Printout
    ) {
        command = { language in
            Command(
                name,
                summary: summary[language],
                discussion: discussion?[language],
                example: .init(example, meaning?[language]),
                more: more.map { .init($0.line, $0.meaning?[language]) },
                options: inputs.filter(\.isOption).map { $0.option(in: language) } + options(language),
                arguments: inputs.filter { !$0.isOption }.map { $0.argument(in: language) }
                    + arguments(language)
            )
        }
        self.run = run
    }
}

extension Action {
    /// Calls an operation and prints what it answers.
    ///
    /// - Parameter isConfirmed: asks for the password when the server wants a fresh sign-in.
    static func calling<Caller, Place, In, Out: Printable>(
        _ operation: Operation<Caller, Place, In, Out>,
        _ name: String,
        _ summary: Words,
        discussion: Words? = nil,
        example: String,
        _ inputs: Input...,
        isConfirmed: Bool = false
    ) -> Action {
        Action(name, summary, discussion: discussion, example: example, takes: inputs) { context in
            let call = try context.call(operation, inputs)
            return try await context.answer(to: call, isConfirmed: isConfirmed).printout(context)
        }
    }

    /// Calls an operation and says that it is done.
    static func doing<Caller, Place, In>(
        _ operation: Operation<Caller, Place, In, Nothing>,
        _ name: String,
        _ summary: Words,
        discussion: Words? = nil,
        example: String,
        meaning: Words? = nil,
        _ inputs: Input...,
        says words: Words
    ) -> Action {
        Action(
            name,
            summary,
            discussion: discussion,
            example: example,
            meaning: meaning,
            takes: inputs
        ) { context in
            _ = try await context.answer(to: context.call(operation, inputs))
            return .done(words[context.language])
        }
    }

    /// Lists what an operation answers as a table.
    ///
    /// - Parameter nothing: instead of an empty table; nil for a list that is never empty.
    static func listing<Caller, Place, In, Item: Tabular>(
        _ operation: Operation<Caller, Place, In, ListBody<Item>>,
        _ name: String,
        _ summary: Words,
        example: String,
        _ inputs: Input...,
        nothing: Words?
    ) -> Action {
        let isPaged = In.schema.properties.contains { $0.name == "cursor" }
        let inputs = inputs + (isPaged ? [.limit, .cursor] : [])
        return Action(name, summary, example: example, takes: inputs) { context in
            try await context.answer(to: context.call(operation, inputs)).printout(context, nothing: nothing)
        }
    }
}

extension CommandContext {
    /// Calls an operation, and as a member where it needs one. The answer to a GET may be this device's copy.
    func answer<Caller, Place, In, Out>(
        to call: Operation<Caller, Place, In, Out>.Call,
        isConfirmed: Bool = false
    ) async throws -> Answer<Out> {
        let work = { @Sendable (client: MadangClient) in
            call.operation.method == .get ? try await client.read(call) : Answer(try await client(call))
        }
        guard Caller.access == .members else { return try await ask(work) }
        return try await isConfirmed ? askConfirmed(work) : askAsMember(work)
    }
}

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

    /// - Parameter question: asked at the terminal when the option isn't given.
    static func option(
        _ name: String,
        of body: any Body.Type,
        label: String? = nil,
        default standard: String? = nil,
        usual: String? = nil,
        isRequired: Bool = false,
        _ summary: Words,
        asks question: Words? = nil,
        else refusal: (any Refusal)? = nil
    ) -> Input {
        Input(
            name: name,
            field: name,
            label: label,
            summary: summary,
            kind: ValueKind(body.schema.properties.first { $0.name == name }?.schema),
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
    fileprivate func call<Caller, Place, In, Out>(
        _ operation: Operation<Caller, Place, In, Out>,
        _ inputs: [Input]
    ) throws -> Operation<Caller, Place, In, Out>.Call {
        try operation(place(inputs, operation.path), input(inputs))
    }

    private func place<Place>(_ inputs: [Input], _ path: PathPattern<Place>) throws -> Place {
        try path.place(inputs.filter { $0.field == nil }.map { invocation.text($0.name) })
    }

    private func input<In: Body>(_ inputs: [Input]) throws -> In {
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

/// A body that commands print.
protocol Printable: Body {
    func printout(_ context: CommandContext) -> Printout
}

/// A body that is a row of a table.
protocol Tabular: Body {
    static var columns: [TableColumn<Self>] { get }
}

/// A column of a table: its title, and what it says of an item.
struct TableColumn<Item>: Sendable {
    let title: Words
    let alignment: Table.Column.Alignment
    let canShrink: Bool
    let text: @Sendable (Item, CommandContext) -> String

    init(
        _ title: Words,
        _ alignment: Table.Column.Alignment = .left,
        canShrink: Bool = false,
        _ text: @escaping @Sendable (Item, CommandContext) -> String
    ) {
        self.title = title
        self.alignment = alignment
        self.canShrink = canShrink
        self.text = text
    }

    func column(in language: Language) -> Table.Column {
        Table.Column(title[language], alignment, canShrink: canShrink)
    }
}

extension Answer where Value: Printable {
    func printout(_ context: CommandContext) -> Printout {
        var printout = value.printout(context)
        printout.keptSince = keptSince
        return printout
    }
}

extension CommandContext {
    func table<Item: Tabular>(of items: [Item]) -> String {
        let columns = Item.columns
        return table(
            columns.map { .init($0.title[language], $0.alignment, canShrink: $0.canShrink) },
            items.map { item in columns.map { $0.text(item, self) } }
        )
    }
}

extension Answer {
    func printout<Item: Tabular>(_ context: CommandContext, nothing: Words?) -> Printout
    where Value == ListBody<Item> {
        value.printout(context, nothing: nothing, keptSince: keptSince)
    }
}

extension ListBody where Item: Tabular {
    func printout(_ context: CommandContext, nothing: Words?, keptSince: Moment? = nil) -> Printout {
        let text = items.isEmpty ? nothing?[context.language] : nil
        return Printout(
            self,
            text: text ?? context.table(of: items) + context.more(next),
            keptSince: keptSince
        )
    }
}
