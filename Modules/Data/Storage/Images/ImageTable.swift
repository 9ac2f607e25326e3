public import Database
public import Domain

extension TableBase {
    var images: ImageTable { ImageTable(connection: connection) }
}

/// The tables of images and of the subjects that show them, in order. Unused images are swept, so that
/// deleting a subject must release its images in the same transaction.
struct ImageTable {
    let connection: Connection

    /// Replaces the images that `subject` shows.
    ///
    /// Throws an ``ImageRefusal`` if there are too many or duplicates, or if one is missing or not `owner`'s.
    func use(
        _ ids: [Image.ID],
        atMost most: Int = Image.mostPerPost,
        of owner: Member.ID,
        for subject: Subject
    ) throws {
        guard ids.count <= most else { throw ImageRefusal.tooMany }
        guard Set(ids).count == ids.count else { throw ImageRefusal.repeated }
        try release(of: subject)
        guard !ids.isEmpty else { return }
        try check(ids, of: owner)
        try connection.insert(ids.enumerated().map { ImageUseRow($1, of: subject, place: $0) })
    }

    /// Throws an ``ImageRefusal`` unless all exist and are `owner`'s.
    func check(_ ids: [Image.ID], of owner: Member.ID) throws {
        let known = try connection.run("SELECT owner FROM images WHERE id IN \(list: ids)")
        guard known.count == ids.count else { throw ImageRefusal.notFound }
        for row in known {
            guard try row.value("owner") == owner else { throw ImageRefusal.notYours }
        }
    }

    func release(of subject: Subject) throws {
        try connection.execute(
            """
            DELETE FROM image_uses
            WHERE subject_kind = \(subject.kind.rawValue) AND subject_id = \(subject.number)
            """
        )
    }

    /// Deletes those of the images that nothing shows.
    func removeUnused(_ ids: [Image.ID]) throws {
        guard !ids.isEmpty else { return }
        try connection.execute(
            "DELETE FROM images WHERE id IN \(list: ids) AND \(SQLImageRepository.isUnused)"
        )
    }

    /// The images of each subject in its order, without subjects that show none.
    func list(of subjects: [Subject]) throws -> [Subject: [Image]] {
        var images: [Subject: [Image]] = [:]
        for (kind, alike) in Dictionary(grouping: subjects, by: \.kind) {
            for row in try connection.run(Image.used(by: alike.map(\.number), kind)) {
                images[try row.subject(), default: []].append(try Image(row: row))
            }
        }
        return images
    }

    func list(of subject: Subject) throws -> [Image] {
        try list(of: [subject])[subject] ?? []
    }

    func checkShare(of owner: Member.ID, at now: Moment) throws {
        let limit = DailyLimit(
            most: Image.mostPerDay,
            time: "uploaded_at",
            acts: "images WHERE owner = \(owner)"
        )
        if let wait = try limit.wait(in: connection, at: now) {
            throw ImageRefusal.tooManyToday(retryAfter: wait)
        }
    }
}

extension Image: InsertableRow {
    public static let table: StaticString = "images"

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "id": id, "owner": owner, "width": width, "height": height, "thumb": files.thumb.name,
            "card": files.card.name, "full_size": files.full.name, "uploaded_at": uploadedAt,
        ]
    }
}

/// The place of an image among those that a subject shows.
public struct ImageUseRow: InsertableRow {
    public static let table: StaticString = "image_uses"

    private let image: Image.ID
    private let subject: Subject
    private let place: Int

    public init(_ image: Image.ID, of subject: Subject, place: Int) {
        self.image = image
        self.subject = subject
        self.place = place
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "subject_kind": subject.kind.rawValue, "subject_id": subject.number, "place": place,
            "image": image,
        ]
    }
}

extension Image {
    static func used(by numbers: [Int64], _ kind: Subject.Kind) -> SQL {
        """
        SELECT uses.subject_kind AS subject_kind, uses.subject_id AS subject_id, \(columns)
        FROM image_uses AS uses JOIN images ON images.id = uses.image
        WHERE uses.subject_kind = \(kind.rawValue) AND uses.subject_id IN \(list: numbers)
        ORDER BY uses.subject_kind, uses.subject_id, uses.place
        """
    }

    /// The columns that ``init(row:)`` reads.
    static let columns: SQL = """
        images.id AS id, images.owner AS owner, images.width AS width, images.height AS height,
            images.thumb AS thumb, images.card AS card, images.full_size AS full_size,
            images.uploaded_at AS uploaded_at
        """

    init(row: Row) throws {
        self.init(
            id: try row.value("id"),
            owner: try row.value("owner"),
            width: try row.value("width"),
            height: try row.value("height"),
            files: ImageFiles(
                thumb: try row.stored("thumb") { StoredFile($0) },
                card: try row.stored("card") { StoredFile($0) },
                full: try row.stored("full_size") { StoredFile($0) }
            ),
            uploadedAt: try row.value("uploaded_at")
        )
    }
}
