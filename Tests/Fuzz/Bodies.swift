import Wire

/// Every body of the contract by its name: those that operations take and answer with, and their parts.
let bodies: [String: any Body.Type] = {
    var bodies: [String: any Body.Type] = [:]
    func add(_ body: any Body.Type) {
        guard bodies.updateValue(body, forKey: body.name) == nil else { return }
        body.parts.forEach(add)
    }
    for operation in API.all {
        [operation.takes, operation.query, operation.answers].compactMap(\.self).forEach(add)
    }
    // Those that no operation names.
    [LiveHeadBody.self, LiveReadBody.self, ProblemBody.self].forEach(add)
    return bodies
}()
