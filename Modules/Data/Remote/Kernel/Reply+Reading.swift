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
        guard status >= 400 else { return }
        guard let problem = try? ProblemBody(parsing: body) else {
            throw RemoteError.unexpected(status: status, "no problem document")
        }
        throw RemoteError.refused(problem, retryAfter: retryAfter)
    }
}
