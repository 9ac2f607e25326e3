public import Database
public import Domain

public struct SQLVerificationRepository: VerificationRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func insert(
        _ id: Verification.ID,
        of member: Member.ID,
        _ documents: [Image.ID],
        at now: Moment,
        _ make: @escaping @Sendable (VerificationContext) throws -> Verification
    ) async throws -> Verification.ID {
        try await database.once(making: id, identifiers, at: now) { transaction, _ in
            // Requests and edits of one teacher wait for each other here.
            let teacher = try transaction.teachers.findLocked(member)
            let waiting = try transaction.verifications.findWaiting(of: member)
            let verification = try make(VerificationContext(teacher, isWaiting: waiting != nil))
            try transaction.verifications.checkShare(of: member, at: now)
            try transaction.connection.insert(VerificationRow(verification))
            try transaction.images.use(
                documents,
                atMost: Verification.mostDocuments,
                of: member,
                for: verification.subject
            )
            try transaction.notices.tellOperators(.verificationWaits, besides: [member])
        }
    }

    public func decide(
        _ id: Verification.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Verification) throws -> Void
    ) async throws {
        try await database.write(identifiers, at: now) { transaction in
            guard let found = try transaction.verifications.find(id) else {
                throw VerificationRefusal.notFound
            }
            let teacher = try transaction.teachers.findLocked(found.teacher)
            guard var verification = try transaction.verifications.find(id) else {
                throw VerificationRefusal.notFound
            }
            try change(&verification)
            try transaction.verifications.save(verification)
            if let mark = verification.mark, var teacher {
                teacher.verify(with: mark)
                try transaction.teachers.save(teacher)
            }
            try transaction.notices.tell(verification.decisionNotice)
        }
    }

    public func withdraw(of member: Member.ID, at now: Moment) async throws {
        try await database.write { connection in
            _ = try connection.teachers.findLocked(member)
            guard try connection.verifications.withdraw(of: member, at: now) else {
                throw VerificationRefusal.notFound
            }
        }
    }
}
