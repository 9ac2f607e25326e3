public import Database
public import Domain

public struct SQLSecondFactorRepository: SecondFactorRepository {
    public typealias Tell = @Sendable (Account) -> EmailMessage?

    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func find(of member: Member.ID) async throws -> SecondFactor? {
        try await database.read { try $0.secondFactors.find(of: member) }
    }

    public func turnOn(
        _ factor: SecondFactor,
        usedUntil step: Int64,
        recoveredBy codes: [CodeSeal],
        tell: @escaping Tell
    ) async throws {
        try await changing(factor.member, at: factor.since, tell) { factors in
            guard try factors.insert(factor, usedUntil: step) else { throw SecondFactorRefusal.alreadyOn }
            try factors.insert(codes, of: factor.member)
        }
    }

    public func turnOff(
        of member: Member.ID,
        by proof: SecondFactorProof,
        at now: Moment,
        tell: @escaping Tell
    ) async throws {
        try await changing(member, at: now, tell) { factors in
            try factors.use(proof, of: member)
            _ = try factors.remove(of: member)
        }
    }

    public func replaceRecoveryCodes(
        of member: Member.ID,
        with codes: [CodeSeal],
        by proof: SecondFactorProof,
        at now: Moment,
        tell: @escaping Tell
    ) async throws {
        try await changing(member, at: now, tell) { factors in
            try factors.use(proof, of: member)
            try factors.removeCodes(of: member)
            try factors.insert(codes, of: member)
        }
    }

    public func reset(of member: Member.ID, at now: Moment, tell: @escaping Tell) async throws {
        try await changing(member, at: now, tell) { factors in
            guard try factors.remove(of: member) else { throw SecondFactorRefusal.off }
        }
    }

    public func open(
        _ session: Session,
        answering challenge: SignInChallenge,
        by proof: SecondFactorProof,
        tell: @escaping Tell
    ) async throws {
        try await database.write { connection in
            try connection.secondFactors.use(challenge)
            try connection.secondFactors.use(proof, of: session.member)
            try connection.sessions.open(session)
            try connection.tell(session.member, tell, at: session.openedAt)
        }
    }

    public func sweep(at now: Moment) async throws {
        try await database.write { _ = try $0.execute(Self.sweeping(at: now)) }
    }

    static func sweeping(at now: Moment) -> SQL {
        "DELETE FROM answered_challenges WHERE expires_at <= \(now)"
    }

    private func changing(
        _ member: Member.ID,
        at now: Moment,
        _ tell: @escaping Tell,
        _ change: @escaping @Sendable (SecondFactorTable) throws -> Void
    ) async throws {
        try await database.write { connection in
            guard try connection.accounts.find(member) != nil else { throw AccountRefusal.gone }
            try change(connection.secondFactors)
            try connection.tell(member, tell, at: now)
        }
    }
}

extension Connection {
    fileprivate func tell(
        _ member: Member.ID,
        _ write: SQLSecondFactorRepository.Tell,
        at now: Moment
    ) throws {
        guard let account = try accounts.find(member), let message = write(account) else { return }
        try outbox.insert(message, at: now)
    }
}
