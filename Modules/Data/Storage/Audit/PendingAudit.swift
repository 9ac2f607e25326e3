import Database
import Domain
import Synchronization

/// The record of a request that may use an operator's right, written once it does.
final class PendingAudit: Companion {
    private struct Use {
        let act: AuditAct
        let subject: String?
    }

    private enum Step {
        case unused
        case used(Use)
        /// Neither the request nor the query names the act.
        case unnamed
        case refused(any Refusal)
        case written
    }

    private let id: AuditRecord.ID
    private let occasion: AuditOccasion
    private let now: Moment
    private let step = Mutex(Step.unused)

    init(_ id: AuditRecord.ID, _ occasion: AuditOccasion, at now: Moment) {
        self.id = id
        self.occasion = occasion
        self.now = now
    }

    /// - Parameters:
    ///   - act: of a query that serves others, too; the request's own act comes first.
    ///   - subject: more exact than what the request names.
    func use(as act: AuditAct?, of subject: Subject?) {
        step.withLock { step in
            guard case .unused = step else { return }
            if let refusal = occasion.refusal {
                step = .refused(refusal)
                return
            }
            let text = subject.map { Identifier<Subject>(rawValue: $0.number).description }
            step =
                (occasion.act ?? act).map { .used(Use(act: $0, subject: text ?? occasion.subject)) }
                ?? .unnamed
        }
    }

    var isWaiting: Bool {
        step.withLock { step in
            switch step {
            case .used, .unnamed, .refused: true
            case .unused, .written: false
            }
        }
    }

    func join(_ connection: Connection) throws {
        switch step.withLock({ $0 }) {
        case .unused, .written: return
        case .unnamed: throw UnnamedAct()
        case .refused(let refusal): throw refusal
        case .used(let use):
            try connection.execute(
                """
                INSERT INTO audit_log (id, operator, act, subject, at)
                VALUES (\(id), \(occasion.actor.member), \(use.act.rawValue), \(use.subject), \(now))
                """
            )
        }
    }

    func arrive() { step.withLock { $0 = .written } }
}

extension Connection {
    /// Notes that an operator's right is used, in the record of the running request.
    func noteOperatorsAct(_ act: AuditAct? = nil, of subject: Subject? = nil) {
        for companion in Database.companions { (companion as? PendingAudit)?.use(as: act, of: subject) }
    }
}
