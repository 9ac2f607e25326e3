import Domain
import HTTPServer
import JSONCoding
import Wire

extension Endpoint {
    /// Answers an operation.
    ///
    ///     .on(API.deals.cancel) { deal, reason, who in … }
    static func on<Caller, Place, In, Out>(
        _ operation: Operation<Caller, Place, In, Out>,
        _ work: @escaping @Sendable (Place, In, Caller) async throws -> Out
    ) -> Endpoint {
        on(operation) { place, input, who, _ in try await work(place, input, who) }
    }

    /// Answers an operation whose result also depends on the request's address, language or headers.
    static func on<Caller, Place, In, Out>(
        _ operation: Operation<Caller, Place, In, Out>,
        _ work: @escaping @Sendable (Place, In, Caller, Request) async throws -> Out
    ) -> Endpoint {
        declare(operation) { place, input, who, request in
            (try await work(place, input, who, request), operation.status)
        }
    }

    /// Answers an operation that creates something unless it exists.
    static func making<Caller, Place, In, Out>(
        _ operation: Operation<Caller, Place, In, Out>,
        _ work: @escaping @Sendable (Place, In, Caller) async throws -> (body: Out, isMade: Bool)
    ) -> Endpoint {
        declare(operation) { place, input, who, _ in
            let (body, isMade) = try await work(place, input, who)
            return (body, isMade ? operation.status : operation.otherStatus ?? operation.status)
        }
    }

    /// Answers an operation that takes the bytes of a file.
    ///
    /// - Parameters:
    ///   - types: its media types, the usual one first.
    ///   - room: the memory that its bytes are reserved from.
    static func upload<Caller, Place, In, Out>(
        _ operation: Operation<Caller, Place, In, Out>,
        types: [String],
        limit: Int,
        room: BodyMemory,
        _ work: @escaping @Sendable (Place, In, Caller, Request) async throws -> Out
    ) -> Endpoint {
        var endpoint = on(operation, work)
        endpoint.upload = Upload(types: types, limit: limit, room: room)
        return endpoint
    }

    private static func declare<Caller, Place, In, Out>(
        _ operation: Operation<Caller, Place, In, Out>,
        _ work: @escaping @Sendable (Place, In, Caller, Request) async throws -> (Out, status: Int)
    ) -> Endpoint {
        let parameters = operation.query.map { Parameter.all(of: $0) } ?? []
        var endpoint = Endpoint(
            method: Method(rawValue: operation.method.rawValue) ?? .get,
            path: operation.pattern,
            summary: operation.summary,
            access: Caller.access,
            parameters: parameters,
            takes: operation.takes,
            answers: Answer(
                status: operation.status,
                otherStatus: operation.otherStatus,
                type: operation.answers.map { _ in "application/json" },
                body: operation.answers
            )
        ) { asked, who in
            let who = try Caller.admitting(who)
            let (out, status): (Out, Int)
            if let call = asked.call as? Operation<Caller, Place, In, Out>.Call {
                (out, status) = try await work(call.place, call.input, who, asked.request)
            } else {
                let request = asked.request
                try request.check(parameters)
                let input = try request.input(of: operation)
                (out, status) = try await work(request.place(of: operation), input, who, request)
            }
            return operation.answers == nil
                ? .other(Response(status: status)) : .body(out, status: status)
        }
        endpoint.isConditional = operation.isConditional
        return endpoint
    }
}

extension Request {
    fileprivate func place<Caller, Place, In, Out>(
        of operation: Operation<Caller, Place, In, Out>
    ) throws -> Place {
        try operation.path.place(operation.path.names.map { parameters[$0] ?? "" })
    }

    fileprivate func input<Caller, Place, In, Out>(
        of operation: Operation<Caller, Place, In, Out>
    ) throws -> In {
        if let nothing = Nothing() as? In { return nothing }
        return try operation.takes == nil ? fields(of: In.self) : read(In.self)
    }

    /// Reads the query; with `names`, only those fields of it.
    func fields<In: Body>(of _: In.Type, named names: [String]? = nil) throws -> In {
        var object = JSONObject()
        let properties = In.schema.properties
        for (name, text) in query where object[name] == nil && names?.contains(name) ?? true {
            if let schema = properties.first(where: { $0.name == name })?.schema {
                object[name] = JSON(text: text, as: schema)
            }
        }
        let json = JSON.object(object)
        let input = Result { () throws(FieldError) in try In(Fields(json)) }
        // The domain's refusal says more than the schema.
        if case .failure(let error) = input, let refusal = error.refusal { throw refusal }
        if let violation = In.schema.violations(in: json, resolving: In.schemas).first {
            throw RequestRefusal.invalidParameter(violation.path)
        }
        return try input.mapError { RequestRefusal.invalidParameter($0.field) }.get()
    }
}

extension Parameter {
    /// Those of a query.
    static func all(of query: any Body.Type) -> [Parameter] { query.schema.properties.map(Parameter.init) }

    private init(_ name: String, _ schema: Schema) {
        self.init(
            name: name,
            summary: schema.explanation ?? "",
            schema: schema.undescribed.withoutNull,
            isRequired: schema.isRequired
        )
    }
}
