public import Database
public import Domain

extension TableBase {
    var accounts: AccountTable<Self> { AccountTable(base: self) }
}

/// The table of accounts.
struct AccountTable<Base: TableBase>: Table {
    let base: Base

    func insert(_ account: Account) throws {
        try refuseTaken(account.email)
        try refusingTaken {
            try connection.insert(account)
        }
        if account.isTeacher { try connection.teachers.begin(account.id, at: account.joinedAt) }
    }

    /// A repeated sign-up after a lost response violates both constraints, and engines differ in which one
    /// they report. The address is the one to report.
    func member(with email: EmailAddress) throws -> Member.ID? {
        try connection.first("SELECT id FROM accounts WHERE email = \(email.text)")?.value("id")
    }

    func refuseTaken(_ email: EmailAddress) throws {
        guard try member(with: email) == nil else {
            throw AccountRefusal.emailTaken
        }
    }

    func find(with email: EmailAddress) throws -> Account? {
        try member(with: email).flatMap { try find($0) }
    }

    /// Nothing for a deleted account.
    func details(of member: Member.ID) throws -> MemberDetails {
        let row = try connection.first(
            "SELECT birth_year, gender, job_group, pace FROM accounts WHERE id = \(member)"
        )
        return try row.map { try MemberDetails(row: $0) } ?? MemberDetails()
    }

    func find(_ id: Member.ID) throws -> Account? {
        let row = try connection.first(
            """
            SELECT accounts.id AS id, email, email_verified_at, nickname, language, birth_year, gender, bio,
                company, job_group, pace, shown_details, birth_year_changed_at, gender_changed_at,
                job_group_changed_at, interests, is_indexed, joined_at,
                images.id AS picture_id, width, height, thumb, card, full_size,
                (SELECT count(*) FROM home_neighbourhoods WHERE member = accounts.id) AS homes,
                (SELECT count(*) FROM teachers WHERE member = accounts.id) AS is_teacher
            FROM accounts LEFT JOIN images ON images.id = accounts.picture
            WHERE accounts.id = \(id)
            """
        )
        return try row.map(Account.init(row:))
    }
}

extension Account: InsertableRow {
    public static let table: StaticString = "accounts"

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "id": id, "email": email.text, "email_verified_at": isEmailVerified ? joinedAt : nil,
            "nickname": nickname.text, "nickname_key": nickname.uniqueKey, "language": language.rawValue,
            "birth_year": birthYear?.year, "gender": gender?.rawValue, "bio": bio?.text,
            "company": company?.text, "job_group": jobGroup?.rawValue, "pace": pace?.rawValue,
            "shown_details": Marks(shownDetails), "birth_year_changed_at": detailChanges.birthYear,
            "gender_changed_at": detailChanges.gender, "job_group_changed_at": detailChanges.jobGroup,
            "interests": Marks(interests), "is_indexed": isIndexed,
            "joined_at": joinedAt,
        ]
    }
}

/// A member's password.
public struct CredentialRow: InsertableRow {
    public static let table: StaticString = "credentials"

    private let member: Member.ID
    private let seal: PasswordSeal

    public init(of member: Member.ID, _ seal: PasswordSeal) {
        self.member = member
        self.seal = seal
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        ["member": member, "seal": seal.text]
    }
}
