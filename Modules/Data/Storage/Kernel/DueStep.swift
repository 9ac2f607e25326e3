import Database
import Domain

/// A pending step that is due, ordered by its time.
struct DueStep: Sendable {
    /// The number looked up at once.
    static let most = 100
    static let beginning = DueStep(due: Moment(milliseconds: .min), id: .min)

    let due: Moment
    let id: Int64
}

extension Database {
    /// Processes all due steps, each in its own transaction. A failure doesn't stop the others; the first one
    /// is thrown at the end.
    func eachStep(
        _ identifiers: IdentifierGenerator,
        at now: Moment,
        of list: @escaping @Sendable (_ now: Moment, _ after: DueStep?) -> SQL,
        _ work: @escaping @Sendable (Transaction, Int64) throws -> Void
    ) async throws {
        var latest: DueStep?
        var failure: (any Error)?
        while true {
            let steps = try await read { [latest] connection in
                try connection.run(list(now, latest)).map {
                    DueStep(due: try $0.value("due"), id: try $0.value("id"))
                }
            }
            for step in steps {
                do {
                    try await write(identifiers, at: now) { try work($0, step.id) }
                } catch {
                    failure = failure ?? error
                }
            }
            guard steps.count == DueStep.most else { break }
            latest = steps.last
        }
        if let failure { throw failure }
    }
}
