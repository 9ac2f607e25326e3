public import Database
public import Domain

public struct SQLImageRepository: ImageRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func checkShare(of owner: Member.ID, at now: Moment) async throws {
        try await database.read { try $0.images.checkShare(of: owner, at: now) }
    }

    public func insert(_ image: Image) async throws -> Image {
        try await database.write { connection in
            try connection.images.checkShare(of: image.owner, at: image.uploadedAt)
            try connection.insert(
                image,
                "ON CONFLICT (full_size, owner) DO UPDATE SET uploaded_at = excluded.uploaded_at"
            )
            let kept = try connection.first(
                """
                SELECT \(Image.columns) FROM images
                WHERE full_size = \(image.files.full.name) AND owner = \(image.owner)
                """
            )
            return try kept.map(Image.init(row:)) ?? image
        }
    }

    public func find(_ id: Image.ID) async throws -> Image? {
        try await database.read { connection in
            try connection.first("SELECT \(Image.columns) FROM images WHERE id = \(id)")
                .map(Image.init(row:))
        }
    }

    public func sweep(
        after latest: Image.ID?,
        count: Int,
        uploadedBefore moment: Moment
    ) async throws -> Image.ID? {
        let first = latest?.rawValue ?? -1
        let found = try await database.read { connection -> (next: Image.ID?, unused: [Image.ID]) in
            let row = try connection.first(
                """
                SELECT MAX(id) AS last, COUNT(*) AS seen FROM
                    (SELECT id FROM images WHERE id > \(first) ORDER BY id LIMIT \(count)) AS next
                """
            )
            guard let last: Image.ID = try row?.value("last") else { return (nil, []) }
            let unused = try connection.run(Self.unused(after: first, to: last, uploadedBefore: moment))
            let isEnd = try row?.value("seen", as: Int.self) ?? 0 < count
            return (isEnd ? nil : last, try unused.map { try $0.value("id") })
        }
        if !found.unused.isEmpty {
            // Checks again, because an image may have been used in the meantime.
            try await database.write { connection in
                try connection.execute(
                    """
                    DELETE FROM images WHERE id IN \(list: found.unused) AND uploaded_at < \(moment)
                        AND \(Self.isUnused)
                    """
                )
            }
        }
        return found.next
    }

    /// The files of images in order of identifiers, for a check of the server.
    public func files(after latest: Image.ID?, count: Int) async throws -> [(id: Image.ID, files: ImageFiles)]
    {
        try await database.read { connection in
            let rows = try connection.run(
                """
                SELECT \(Image.columns) FROM images WHERE id > \(latest?.rawValue ?? -1)
                ORDER BY id LIMIT \(count)
                """
            )
            return try rows.map(Image.init(row:)).map { ($0.id, $0.files) }
        }
    }

    /// Positions between the first and the last image, for a sample of them.
    public func spread(over count: Int64) async throws -> [Image.ID?] {
        try await database.read { connection in
            let row = try connection.first("SELECT min(id) AS first, max(id) AS last FROM images")
            guard let first: Int64 = try row?.value("first"), let last: Int64 = try row?.value("last") else {
                return []
            }
            let step = (last - first) / count
            return step == 0 ? [nil] : (0..<count).map { Image.ID(rawValue: first - 1 + $0 * step) }
        }
    }

    public func audience(of file: StoredFile, for reader: Member.ID?) async throws -> ImageAudience {
        try await database.read { connection in
            guard let row = try connection.first(Self.shown(file)) else { return .noOne }
            let (kept, uses): (Int, Int) = (try row.value("kept"), try row.value("uses"))
            if try kept > 0 && (uses == 0 || row.value("shown") > 0) { return .everyone }
            if try connection.site.pictures().contains(file) { return .everyone }
            guard let reader, try row.value("private_uses") > 0 else { return .noOne }
            if try connection.first(Self.visibleLog(showing: file, to: reader)) != nil { return .reader }
            if try connection.showsDocument(file, to: reader) { return .reader }
            return try connection.showsReport(file, to: reader) ? .reader : .noOne
        }
    }

    public func needed(of files: [StoredFile]) async throws -> Set<StoredFile> {
        guard !files.isEmpty else { return [] }
        return try await database.read { connection in
            let ofImages = try connection.run(Self.needed(of: files)).map {
                try $0.stored("file") { StoredFile($0) }
            }
            return Set(ofImages).union(try connection.site.pictures().intersection(files))
        }
    }

    static func unused(after first: Int64, to last: Image.ID, uploadedBefore moment: Moment) -> SQL {
        """
        SELECT id FROM images WHERE id > \(first) AND id <= \(last) AND uploaded_at < \(moment)
            AND \(isUnused)
        """
    }

    /// The number of images in the file, of uses of them, of uses by logs, documents and reports, and of uses
    /// that everyone may see: neither of these, and not hidden by an operator.
    static func shown(_ file: StoredFile) -> SQL {
        """
        WITH kept AS (\(images(in: file))),
        uses AS (SELECT \(.isHidden("image_uses.subject_kind", "image_uses.subject_id"))
                OR image_uses.subject_kind = \(Subject.Kind.message.rawValue)
                    AND \(.messageIsHidden("image_uses.subject_id"))
                OR image_uses.subject_kind = \(Subject.Kind.listing.rawValue)
                    AND \(.isUnapproved("image_uses.subject_id")) AS hides,
                image_uses.subject_kind IN ('run-log', 'verification', 'report') AS is_private
            FROM kept JOIN image_uses ON image_uses.image = kept.id
            UNION ALL SELECT 1 = 0 AS hides, 1 = 0 AS is_private
                FROM kept JOIN accounts ON accounts.picture = kept.id)
        SELECT (SELECT count(*) FROM kept) AS kept, (SELECT count(*) FROM uses) AS uses,
            (SELECT count(*) FROM uses WHERE is_private) AS private_uses,
            (SELECT count(*) FROM uses WHERE NOT hides AND NOT is_private) AS shown
        """
    }

    static func visibleLog(showing file: StoredFile, to reader: Member.ID) -> SQL {
        """
        SELECT run_logs.id AS id FROM image_uses
            JOIN run_logs ON run_logs.id = image_uses.subject_id
        WHERE image_uses.image IN (\(images(in: file))) AND image_uses.subject_kind = 'run-log'
            AND \(.runLogIsVisible(to: reader))
        LIMIT 1
        """
    }

    /// The documents that a picture belongs to, those of the reader first.
    static func documents(showing file: StoredFile, to reader: Member.ID) -> SQL {
        """
        SELECT verifications.id AS id, verifications.teacher AS teacher FROM image_uses
            JOIN verifications ON verifications.id = image_uses.subject_id
        WHERE image_uses.image IN (\(images(in: file))) AND image_uses.subject_kind = 'verification'
        ORDER BY CASE WHEN verifications.teacher = \(reader) THEN 0 ELSE 1 END, verifications.id LIMIT 1
        """
    }

    /// A report that keeps a copy of a picture.
    static func report(keeping file: StoredFile) -> SQL {
        """
        SELECT subject_id AS id FROM image_uses
        WHERE image IN (\(images(in: file))) AND subject_kind = 'report' ORDER BY subject_id LIMIT 1
        """
    }

    private static func images(in file: StoredFile) -> SQL {
        """
        SELECT id FROM images WHERE thumb = \(file.name)
            UNION SELECT id FROM images WHERE card = \(file.name)
            UNION SELECT id FROM images WHERE full_size = \(file.name)
        """
    }

    static func needed(of files: [StoredFile]) -> SQL {
        let names = files.map(\.name)
        return """
            SELECT thumb AS file FROM images WHERE thumb IN \(list: names)
            UNION SELECT card FROM images WHERE card IN \(list: names)
            UNION SELECT full_size FROM images WHERE full_size IN \(list: names)
            """
    }

    static let isUnused: SQL = """
        NOT EXISTS (SELECT 1 FROM image_uses WHERE image_uses.image = images.id)
            AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.picture = images.id)
            AND NOT EXISTS (SELECT 1 FROM series_images WHERE series_images.image = images.id)
        """
}

extension Connection {
    /// Copies that reports keep are for operators.
    fileprivate func showsReport(_ file: StoredFile, to reader: Member.ID) throws -> Bool {
        guard let row = try first(SQLImageRepository.report(keeping: file)) else { return false }
        let report = Subject(.report, try row.value("id", as: Int64.self))
        return try operators.allow(reader, .reportPicture, of: report)
    }

    /// Documents are for their teacher and operators.
    fileprivate func showsDocument(_ file: StoredFile, to reader: Member.ID) throws -> Bool {
        guard let row = try first(SQLImageRepository.documents(showing: file, to: reader)) else {
            return false
        }
        if try row.value("teacher") == reader { return true }
        let document = Subject(.verification, try row.value("id", as: Int64.self))
        return try operators.allow(reader, .verificationDocument, of: document)
    }
}
