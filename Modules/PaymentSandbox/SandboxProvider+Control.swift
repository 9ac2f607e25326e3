import HTTPServer
import JSONCoding
import Synchronization

/// Tells the sandbox over HTTP what its owner tells it in the process.
extension SandboxProvider {
    var controlRoutes: [Route] {
        [
            Route(.get, "/sandbox") { [self] _ in await describe() },
            Route(.post, "/sandbox/faults", body: .buffered(limit: 4 << 10)) { [self] request in
                guard let fault = SandboxFault((try? JSON(parsing: request.body.bytes)) ?? .null) else {
                    return SandboxAnswer.refused(400, "INVALID_REQUEST").response
                }
                add(fault)
                return Response(status: 204)
            },
            Route(.delete, "/sandbox/faults") { [self] _ in
                clearFaults()
                return Response(status: 204)
            },
            Route(.post, "/sandbox/webhooks/release") { [self] _ in
                await releaseWebhooks()
                return Response(status: 204)
            },
            Route(.post, "/sandbox/payments/{id}/{action}") { [self] request in
                guard let id = request.parameters["id"],
                    let action = request.parameters["action"].flatMap(SandboxAction.init)
                else { return SandboxAnswer.refused(404, "NOT_FOUND").response }
                return await act(action, on: id)
                    ? Response(status: 204) : SandboxAnswer.refused(409, "NOT_POSSIBLE").response
            },
        ]
    }

    private func describe() async -> Response {
        let payments = state.withLock { state in
            state.payments.payments.values.map { $0.json(of: configuration.storeID) }
        }
        let deliveries = await webhooks.deliveries.map { delivery -> JSON in
            [
                "id": .string(delivery.id), "type": .string(delivery.type),
                "payment": .string(delivery.payment),
                "status": delivery.status.map { .integer(Int64($0)) } ?? .null,
            ]
        }
        return SandboxAnswer.done(["payments": .array(payments), "webhooks": .array(deliveries)]).response
    }
}

extension SandboxFault {
    fileprivate init?(_ json: JSON) {
        guard let operation = json["operation"]?.stringValue.flatMap(Operation.init),
            let kind = json["kind"]?.stringValue.flatMap(Kind.init)
        else { return nil }
        let times = json["times"] ?? 1
        guard times.isNull || times.intValue.map({ $0 >= 1 }) == true else { return nil }
        self.init(operation, kind, times: times.intValue)
    }
}
