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
        try await database.once(making: id) { [identifiers] connection, _ in
            // Requests and edits of one teacher wait for each other here.
            let teacher = try connection.teachers.findLocked(member)
            let waiting = try connection.verifications.findWaiting(of: member)
            let verification = try make(VerificationContext(teacher, isWaiting: waiting != nil))
            try connection.verifications.checkShare(of: member, at: now)
            try connection.insert(VerificationRow(verification))
            try connection.images.use(
                documents,
                atMost: Verification.mostDocuments,
                of: member,
                for: verification.subject
            )
            try connection.notices.tellOperators(
                .verificationWaits,
                besides: [member],
                identifiers: identifiers,
                at: now
            )
        }
    }

    public func decide(
        _ id: Verification.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Verification) throws -> Void
    ) async throws {
        try await database.write { [identifiers] connection in
            guard let found = try connection.verifications.find(id) else {
                throw VerificationRefusal.notFound
            }
            let teacher = try connection.teachers.findLocked(found.teacher)
            guard var verification = try connection.verifications.find(id) else {
                throw VerificationRefusal.notFound
            }
            try change(&verification)
            try connection.verifications.save(verification)
            if let mark = verification.mark, var teacher {
                teacher.verify(with: mark)
                try connection.teachers.save(teacher)
            }
            let notice = Notice(
                id: identifiers.next(),
                kind: verification.state == .accepted ? .verificationAccepted : .verificationDeclined,
                actor: nil,
                target: verification.subject,
                at: now
            )
            try connection.notices.insert(notice, to: verification.teacher)
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
