import Wire

extension Reply {
    /// The body the contract promises, or what the server said instead.
    func read<Answer: Body>(_: Answer.Type = Answer.self) throws -> Answer {
        try refuseProblems()
        do {
            return try Answer(parsing: body)
        } catch {
            throw RemoteError.unexpected(status: status, "\(error)")
        }
    }

    func refuseProblems() throws {
        guard status < 200 || status >= 300 else { return }
        if let problem { throw RemoteError.refused(problem, retryAfter: retryAfter) }
        // A gateway without a word of ours: the server behind it is not there.
        if (502...504).contains(status) { throw RemoteError.unreachable("the gateway answered \(status)") }
        throw RemoteError.unexpected(status: status, "no problem document")
    }

    var problem: ProblemBody? {
        status >= 400 ? try? ProblemBody(parsing: body) : nil
    }
}
