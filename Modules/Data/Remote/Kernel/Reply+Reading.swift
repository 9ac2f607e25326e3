import Wire

extension Reply {
    /// Decodes the expected body or throws the server's problem.
    func read<Answer: Body>(_: Answer.Type = Answer.self) throws -> Answer {
        try refuseProblems()
        if let nothing = Nothing() as? Answer { return nothing }
        do {
            return try Answer(parsing: body)
        } catch {
            throw RemoteError.unexpected(status: status, "\(error)")
        }
    }

    func refuseProblems() throws {
        guard status < 200 || status >= 300 else { return }
        if let problem { throw RemoteError.refused(problem, retryAfter: retryAfter) }
        // A gateway's own error: the server behind it is down.
        if (502...504).contains(status) { throw RemoteError.unreachable("the gateway answered \(status)") }
        throw RemoteError.unexpected(status: status, "no problem document")
    }

    var problem: ProblemBody? {
        status >= 400 ? try? ProblemBody(parsing: body) : nil
    }
}
