import Domain
public import Wire

extension MadangClient {
    /// Calls an operation: `try await client(API.deals.accept(id))`.
    ///
    /// - Parameters:
    ///   - key: makes repetitions have no further effect; a new one by default.
    ///   - tag: the version that the call changes.
    @discardableResult
    public func callAsFunction<Caller, Place, In, Out>(
        _ call: Operation<Caller, Place, In, Out>.Call,
        key: String? = nil,
        ifMatch tag: String? = nil
    ) async throws -> Out {
        let reply = try await reply(to: call, call.body.map { CallContent($0) }, key: key, ifMatch: tag)
        return try reply.read()
    }

    /// Sends the bytes of a file to an operation that takes them.
    @discardableResult
    public func callAsFunction<Caller, Place, In, Out>(
        _ call: Operation<Caller, Place, In, Out>.Call,
        sending file: [UInt8]
    ) async throws -> Out {
        try await reply(to: call, CallContent(upload: file)).read()
    }

    /// Calls a GET operation. Returns the cached response when the server is unreachable.
    public func read<Caller, Place, In, Out>(
        _ call: Operation<Caller, Place, In, Out>.Call
    ) async throws -> Answer<Out> {
        switch Caller.access {
        case .anyone: try await read(call.target)
        case .visitors: try await readAsVisitor(call.target)
        case .members, .devices: try await readAsMember(call.target)
        }
    }

    private func reply<Caller, Place, In, Out>(
        to call: Operation<Caller, Place, In, Out>.Call,
        _ content: CallContent?,
        key: String? = nil,
        ifMatch tag: String? = nil
    ) async throws -> Reply {
        let method = call.operation.method.rawValue
        return switch Caller.access {
        case .members, .devices: try await sendAsMember(method, call.target, content, key: key, ifMatch: tag)
        case .anyone, .visitors: try await send(method, call.target, content, as: nil)
        }
    }
}
