import Database
import Domain

/// The pictures that each subject shows, in order. Unused pictures are swept, so that deleting a subject must
/// release its pictures in the same transaction.
extension Connection {
    /// Replaces the pictures that `subject` shows.
    ///
    /// Throws an ``ImageRefusal`` if there are too many or duplicates, or if one is missing or not `owner`'s.
    func useImages(_ ids: [Image.ID], of owner: Member.ID, for subject: Subject) throws {
        guard ids.count <= Image.mostPerPost else { throw ImageRefusal.tooMany }
        guard Set(ids).count == ids.count else { throw ImageRefusal.repeated }
        try freeImages(of: subject)
        guard !ids.isEmpty else { return }
        try checkImages(ids, of: owner)
        let uses = ids.enumerated().map { place, id -> SQL in
            "(\(subject.kind.rawValue), \(subject.number), \(place), \(id))"
        }
        try execute(
            """
            INSERT INTO image_uses (subject_kind, subject_id, place, image)
            VALUES \(uses.joined(by: ", "))
            """
        )
    }

    /// Throws an ``ImageRefusal`` unless all exist and are `owner`'s.
    func checkImages(_ ids: [Image.ID], of owner: Member.ID) throws {
        let known = try run("SELECT owner FROM images WHERE id IN \(list: ids)")
        guard known.count == ids.count else { throw ImageRefusal.notFound }
        for row in known {
            guard try row.value("owner") == owner else { throw ImageRefusal.notYours }
        }
    }

    func freeImages(of subject: Subject) throws {
        try execute(
            """
            DELETE FROM image_uses
            WHERE subject_kind = \(subject.kind.rawValue) AND subject_id = \(subject.number)
            """
        )
    }

    /// The pictures of each subject in its order, without subjects that show none.
    func images(of subjects: [Subject]) throws -> [Subject: [Image]] {
        var images: [Subject: [Image]] = [:]
        for (kind, alike) in Dictionary(grouping: subjects, by: \.kind) {
            for row in try run(Image.used(by: alike.map(\.number), kind)) {
                images[try row.subject(), default: []].append(try Image(row: row))
            }
        }
        return images
    }

    func images(of subject: Subject) throws -> [Image] {
        try images(of: [subject])[subject] ?? []
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
                thumb: try row.stored("thumb") { ImageFile($0) },
                card: try row.stored("card") { ImageFile($0) },
                full: try row.stored("full_size") { ImageFile($0) }
            ),
            uploadedAt: try row.value("uploaded_at")
        )
    }
}
