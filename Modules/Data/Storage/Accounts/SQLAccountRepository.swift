public import Database
public import Domain

public struct SQLAccountRepository: AccountRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func insert(
        _ account: Account,
        sealedWith seal: PasswordSeal,
        consenting consents: [Consent],
        opening session: Session,
        ending challenge: Challenge?,
        using invitation: CodeSeal?
    ) async throws {
        try await database.write { connection in
            if let challenge { try connection.challenges.end(challenge) }
            try connection.accounts.insert(account)
            try connection.insert(CredentialRow(of: account.id, seal))
            if let invitation {
                try connection.invitations.use(invitation, by: account.id, at: account.joinedAt)
            }
            try connection.consents.insert(consents, of: account.id)
            try connection.sessions.insert(session)
        }
    }

    public func find(_ id: Member.ID) async throws -> Account? {
        try await database.read { try $0.accounts.find(id) }
    }

    public func checkFree(email: EmailAddress) async throws {
        try await database.read { try $0.accounts.refuseTaken(email) }
    }

    public func checkFree(nickname: Nickname) async throws {
        let taken = try await database.read { connection in
            try connection.first("SELECT id FROM accounts WHERE nickname_key = \(nickname.uniqueKey)")
        }
        guard taken == nil else { throw AccountRefusal.nicknameTaken }
    }

    public func picture(_ id: Image.ID, of member: Member.ID) async throws -> Picture {
        let row = try await database.read { connection in
            try connection.first(
                """
                SELECT id AS picture_id, width, height, thumb, card, full_size
                FROM images WHERE id = \(id) AND owner = \(member)
                """
            )
        }
        guard let picture = try row.flatMap(Picture.init(row:)) else { throw AccountRefusal.noSuchPicture }
        return picture
    }

    public func update(
        _ id: Member.ID,
        _ change: @escaping @Sendable (inout Account) throws -> Void
    ) async throws -> Account {
        try await database.write { connection in
            guard var account = try connection.accounts.find(id) else { throw AccountRefusal.gone }
            let former = account
            try change(&account)
            try refusingTaken {
                try connection.execute(
                    """
                    UPDATE accounts
                    SET nickname = \(account.nickname.text), nickname_key = \(account.nickname.uniqueKey),
                        language = \(account.language.rawValue), birth_year = \(account.birthYear?.year),
                        gender = \(account.gender?.rawValue), bio = \(account.bio?.text),
                        company = \(account.company?.text), job_group = \(account.jobGroup?.rawValue),
                        pace = \(account.pace?.rawValue), shown_details = \(Marks(account.shownDetails)),
                        birth_year_changed_at = \(account.detailChanges.birthYear),
                        gender_changed_at = \(account.detailChanges.gender),
                        job_group_changed_at = \(account.detailChanges.jobGroup),
                        picture = \(account.picture?.id), interests = \(Marks(account.interests)),
                        is_indexed = \(account.isIndexed)
                    WHERE id = \(id)
                    """
                )
            }
            if former.details != account.details { try connection.members.noteChange(of: id) }
            if former.nickname != account.nickname || former.picture != account.picture {
                try connection.boardChanges.note(ofListingsBy: id)
            }
            return account
        }
    }

    public func delete(_ id: Member.ID, at now: Moment) async throws {
        try await database.write(identifiers, at: now) { transaction in
            try transaction.accounts.delete(of: id)
            try transaction.sessions.noteChange(of: id)
        }
    }

    public func deletionPlan(for id: Member.ID, at now: Moment) async throws -> DeletionPlan {
        try await database.read { try $0.accounts.deletionPlan(for: id, at: now) }
    }
}

/// Converts a unique violation to the refusal for the address or the nickname. Other errors pass through.
func refusingTaken(_ write: () throws -> Void) throws {
    do {
        try write()
    } catch let error as DatabaseError {
        switch error.kind {
        case .uniqueViolation("accounts", ["email"]): throw AccountRefusal.emailTaken
        case .uniqueViolation("accounts", ["nickname_key"]): throw AccountRefusal.nicknameTaken
        case .foreignKeyViolation: throw AccountRefusal.noSuchPicture
        default: throw error
        }
    }
}

extension Account {
    init(row: Row) throws {
        let details = try MemberDetails(row: row)
        self.init(
            id: try row.value("id"),
            email: try row.stored("email") { try EmailAddress($0) },
            isEmailVerified: (try row.value("email_verified_at") as Moment?) != nil,
            nickname: try row.stored("nickname") { try Nickname($0) },
            language: try row.stored("language") { Language(rawValue: $0) },
            birthYear: details.birthYear,
            gender: details.gender,
            bio: try row.storedIfPresent("bio") { try Bio($0) },
            company: try row.storedIfPresent("company") { try Company($0) },
            jobGroup: details.jobGroup,
            pace: details.pace,
            shownDetails: (try row.value("shown_details") as Marks).words(),
            detailChanges: DetailChanges(
                birthYear: try row.value("birth_year_changed_at"),
                gender: try row.value("gender_changed_at"),
                jobGroup: try row.value("job_group_changed_at")
            ),
            picture: try Picture(row: row),
            interests: (try row.value("interests") as Marks).words(),
            isIndexed: try row.value("is_indexed"),
            joinedAt: try row.value("joined_at"),
            isTeacher: try row.value("is_teacher") == 1,
            missing: try row.value("homes") == 0 ? [.neighbourhood] : []
        )
    }
}

extension Picture {
    fileprivate init?(row: Row) throws {
        guard let id: Image.ID = try row.value("picture_id"), let thumb = try row.image("thumb"),
            let card = try row.image("card"), let full = try row.image("full_size")
        else { return nil }
        self.init(
            id: id,
            width: try row.value("width"),
            height: try row.value("height"),
            files: ImageFiles(thumb: thumb, card: card, full: full)
        )
    }
}
