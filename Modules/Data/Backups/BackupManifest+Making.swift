import Database
import Domain
import ObjectStore
public import Secrets

extension BackupManifest {
    init(
        _ rows: BackupRows,
        _ found: BackupFiles.Found,
        _ source: BackupSource,
        at now: Moment,
        into objects: any ObjectWriter
    ) throws {
        var writer = RowWriter(objects)
        var bytes = 0
        for file in found.files.values.sorted(by: { $0.path < $1.path }) {
            try writer.add([.text(file.path), .bytes(file.object.bytes), .integer(Int64(file.size))])
            bytes += file.size
        }
        let sealed = try source.passphrase.map { try SealedKey(sealing: source.key, with: $0).bytes }
        self.init(
            program: source.program,
            madeAt: now,
            engine: rows.engine,
            schema: rows.schema,
            tables: rows.tables,
            sequences: rows.sequences,
            files: try writer.finish("files", columns: ["path", "object", "size"]),
            fileBytes: bytes,
            fingerprint: source.key.fingerprint,
            sealedKey: sealed
        )
    }

    /// Passes the files of the backup.
    func eachFile(in store: ObjectStore, _ body: (BackupFile) throws -> Void) throws {
        try RowReader(store: store).each(of: files) { row in
            guard row.count == 3, case .text(let path) = row[0], case .bytes(let bytes) = row[1],
                case .integer(let size) = row[2], let object = ObjectID(bytes)
            else { throw BackupFlaw.unreadable }
            try body(BackupFile(path: path, object: object, size: Int(size)))
        }
    }

    /// The names of all objects that the backup needs.
    func objects(in store: ObjectStore) throws -> Set<ObjectID> {
        var objects = Set(files.parts)
        for table in tables { objects.formUnion(table.parts) }
        try eachFile(in: store) { objects.insert($0.object) }
        return objects
    }

    /// The key in the backup. Nil with another passphrase, and for a backup without a key.
    public func key(with passphrase: [UInt8]) throws -> SecretKey? {
        guard let sealedKey else { return nil }
        guard let sealed = SealedKey(sealedKey) else { throw BackupFlaw.wrongKey }
        guard let key = try sealed.key(with: passphrase) else { return nil }
        guard key.fingerprint == fingerprint else { throw BackupFlaw.wrongKey }
        return key
    }
}
