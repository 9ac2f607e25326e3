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

    /// Lists what an operation answers.
    ///
    /// - Parameter nothing: instead of an empty list; nil for a list that is never empty.
    static func listing<Caller, Place, In, Item: Listable>(
        _ operation: Operation<Caller, Place, In, ListBody<Item>>,
        _ name: String,
        _ summary: Words,
        discussion: Words? = nil,
        example: String,
        _ inputs: Input...,
        nothing: Words?
    ) -> Action {
        let isPaged = In.schema.properties.contains { $0.name == "cursor" }
        let inputs = inputs + (isPaged ? [.limit, .cursor] : [])
        return Action(name, summary, discussion: discussion, example: example, takes: inputs) { context in
            try await context.answer(to: context.call(operation, inputs)).printout(context, nothing: nothing)
        }
    }

    /// Deletes what another operation shows, after a question that `--yes` answers.
    static func deleting<Viewer, Place, Out: Printable>(
        _ operation: Operation<SignedIn, Place, Nothing, Nothing>,
        shownBy view: Operation<Viewer, Place, Nothing, Out>,
        _ name: String,
        _ summary: Words,
        discussion: Words? = nil,
        example: String,
        _ place: Input,
        says words: Words
    ) -> Action {
        Action(
            name,
            summary,
            discussion: discussion,
            example: example,
            takes: [place],
            options: { [.flag("yes", summary: $0.say("묻지 않고 삭제해요", "don't ask"))] }
        ) { context in
            let (shown, deletion) = (try context.call(view, [place]), try context.call(operation, [place]))
            return try await context.askAsMember { client in
                if !context.invocation.flag("yes") {
                    try context.confirmDeletion(of: await client.read(shown).value.printout(context).text)
                }
                _ = try await client(deletion)
                return .done(words[context.language])
            }
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
        guard Caller.access.needsSignIn else { return try await ask(work) }
        return try await isConfirmed ? askConfirmed(work) : askAsMember(work)
    }
}
