import Database
import Domain
import Foundation
import Secrets
import TestSupport
import Vault

@testable import Storage

/// A migrated database of one test's own, with everything that is kept in it.
struct Store {
    let database: Database
    let accounts: any AccountRepository
    let credentials: any CredentialRepository
    let members: MemberCache
    let sessions: any SessionRepository
    let throttle: any CallThrottle
    let challenges: SQLChallengeRepository
    let outbox: SQLOutbox
    let identities: SQLIdentityRepository
    let secondFactors: SQLSecondFactorRepository
    let homes: any HomeNeighbourhoodsRepository
    let images: any ImageRepository
    let requests: SQLRequestLog
    let clock = TestClock()
    let identifiers: IdentifierGenerator
    private let folder: TemporaryFolder
    private let open: @Sendable () throws -> Database

    init(_ engine: Database.Engine) async throws {
        switch engine {
        case .sqlite:
            try await self.init(in: try Template.folder(await Template.files()))
        case .postgresql:
            let copy = try await Template.copyOnPostgreSQL()
            try await self.init(in: try TemporaryFolder()) { try .postgresql(copy.url) }
        }
    }

    /// On the file in this folder, whether there is one or not.
    init(in folder: TemporaryFolder, knowing migrations: [Migration] = Storage.migrations) async throws {
        let path = folder.file("madang.sqlite").path
        try await self.init(in: folder, knowing: migrations) { try .sqlite(at: path) }
    }

    private init(
        in folder: TemporaryFolder,
        knowing migrations: [Migration] = Storage.migrations,
        _ open: @escaping @Sendable () throws -> Database
    ) async throws {
        self.folder = folder
        self.open = open
        database = try open()
        _ = try await Migrator(database, migrations).migrate()
        identifiers = IdentifierGenerator(clock: clock, node: 0)
        accounts = SQLAccountRepository(database, identifiers: identifiers)
        credentials = SQLCredentialRepository(database)
        members = MemberCache(database)
        sessions = SQLSessionRepository(database, members)
        throttle = SQLCallThrottle(database)
        challenges = SQLChallengeRepository(database)
        outbox = SQLOutbox(database)
        identities = SQLIdentityRepository(database)
        secondFactors = SQLSecondFactorRepository(database)
        homes = SQLHomeNeighbourhoodsRepository(database, members)
        images = SQLImageRepository(database)
        requests = SQLRequestLog(
            database,
            seal: KeyedAnswerSeal(SecretKey(Array(0..<32))!),
            clock: clock
        )
    }

    /// The same database as another server has it open.
    func elsewhere() throws -> Database { try open() }

    func write(_ body: @escaping @Sendable (Transaction) throws -> Void) async throws {
        try await database.write(identifiers, at: clock.now, body)
    }

    /// The member gives lessons.
    func teach(_ member: Member.ID) async throws {
        _ = try await SQLTeacherRepository(database).begin(member, at: clock.now)
    }

    /// A neighbour who has joined, with the session of the first device.
    @discardableResult
    func join(
        _ name: String,
        email: String? = nil,
        consenting consents: [Consent] = [],
        ending challenge: Challenge? = nil,
        using invitation: CodeSeal? = nil
    ) async throws -> (account: Account, session: Session) {
        let account = Account(
            id: identifiers.next(),
            email: try EmailAddress(email ?? "\(name)@example.com"),
            nickname: try Nickname(name),
            language: .korean,
            joinedAt: clock.now
        )
        let session = opens(for: account.id)
        try await accounts.insert(
            account,
            sealedWith: PasswordSeal(text: "seal of \(name)"),
            consenting: consents,
            opening: session,
            ending: challenge,
            using: invitation
        )
        return (account, session)
    }

    func opens(for member: Member.ID, on device: String = "phone") -> Session {
        Session(opening: identifiers.next(), for: member, device: device, at: clock.now)
    }
}
