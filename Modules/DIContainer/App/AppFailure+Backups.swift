import Backups
import Database
import Files
import Glibc
import Network
import ObjectStore
import Terminal
import Wording

extension AppFailure {
    /// Nil for an error that doesn't concern the backups of the folder.
    init?(_ error: any Error, backupsIn folder: String) {
        switch error {
        case let error as ObjectStoreError: self.init(error, in: folder)
        case let flaw as BackupFlaw:
            self.init(flaw.words, remedy: "madang verify \(folder)")
        case let error as BucketError: self.init(error)
        case let error as NetworkError:
            self.init(
                Words(
                    "백업 버킷에 닿을 수 없어요: \(error)",
                    "The bucket of the backups can't be reached: \(error)"
                )
            )
        case MigrationError.notEmpty:
            self.init(
                Words(
                    "데이터베이스가 비어 있지 않아요. 빈 데이터베이스에만 되살릴 수 있어요.",
                    "The database is not empty. A backup is restored into an empty one only."
                )
            )
        case let error as FileError where error.code == ENOSPC || error.code == EDQUOT:
            self.init(
                Words(
                    "디스크가 가득 찼어요: \(error.path)",
                    "The disk is full: \(error.path)"
                ),
                remedy: "df -h \(Folder.parent(of: error.path) ?? ".")"
            )
        case let error as FileError where error.path.hasPrefix(folder) && error.code == ENOENT:
            self.init(
                Words("백업 폴더 \(folder)이(가) 없어요.", "There is no folder of backups at \(folder).")
            )
        case let error as FileError:
            self.init(
                Words(
                    "\(error.path)을(를) 쓸 수 없어요: \(error.reason)",
                    "\(error.path) can't be used: \(error.reason)"
                )
            )
        default: return nil
        }
    }

    private init(_ error: ObjectStoreError, in folder: String) {
        switch error {
        case .notAStore:
            self.init(
                Words(
                    "\(folder)은(는) 마당의 백업 폴더가 아니에요. 빈 폴더나 없는 폴더를 알려 주세요.",
                    "\(folder) is not a folder of backups. Name an empty folder, or one that doesn't exist."
                )
            )
        case .unknownFormat:
            self.init(
                Words(
                    "\(folder)은(는) 더 새로운 마당의 백업 폴더예요.",
                    "A newer Madang made the folder of backups \(folder)."
                )
            )
        case .inUse:
            self.init(
                Words(
                    "다른 프로그램이 \(folder)에 백업하고 있어요. 끝난 다음 다시 해 주세요.",
                    "Another process is using the backups in \(folder). Try again when it has finished."
                )
            )
        case .noRecord(let name):
            self.init(
                Words("\(folder)에 \(name) 백업이 없어요.", "There is no backup \(name) in \(folder)."),
                remedy: "madang verify \(folder)"
            )
        case .missing, .changed, .recordExists, .tooLargeForArchive, .outOfMemory:
            self.init(
                Words("\(folder)의 백업을 쓸 수 없어요: \(error)", "The backups in \(folder) can't be used: \(error)"),
                remedy: "madang verify \(folder)"
            )
        }
    }

    private init(_ error: BucketError) {
        switch error {
        case .refused(let status, let code):
            self.init(
                Words(
                    "백업 버킷이 거절했어요: \(status) \(code)",
                    "The bucket of the backups refuses: \(status) \(code)"
                )
            )
        case .unreadable:
            self.init(
                Words(
                    "backup-bucket의 서버가 S3처럼 답하지 않아요.",
                    "The server of backup-bucket doesn't answer as S3 does."
                )
            )
        }
    }

    static var noBucket: AppFailure {
        AppFailure(
            Words(
                "버킷이 없어요. backup-bucket, backup-bucket-key, backup-bucket-secret-file을 정해 주세요.",
                "There is no bucket. Set backup-bucket, backup-bucket-key and backup-bucket-secret-file."
            )
        )
    }

    static func noBackupInBucket(_ name: String?) -> AppFailure {
        guard let name else { return AppFailure(Words("버킷에 백업이 없어요.", "There is no backup in the bucket.")) }
        return AppFailure(Words("버킷에 \(name) 백업이 없어요.", "There is no backup \(name) in the bucket."))
    }

    static func noBackup(in folder: String) -> AppFailure {
        AppFailure(Words("\(folder)에 백업이 없어요.", "There is no backup in \(folder)."))
    }

    static func notEmpty(_ path: String) -> AppFailure {
        AppFailure(
            Words(
                "\(path) 폴더가 비어 있지 않아요. 빈 폴더에만 되살릴 수 있어요.",
                "The folder \(path) is not empty. A backup is restored into an empty one only."
            )
        )
    }

    static func unfinishedRestore(in plan: AppConfiguration) -> AppFailure {
        AppFailure(
            Words(
                "\(plan.folder)에 되살리기가 끝나지 않았어요. 같은 명령으로 이어서 하거나, 폴더와 데이터베이스를 비우고 다시 시작해 주세요.",
                """
                A restore into \(plan.folder) was interrupted. Repeat the same command to continue it, or \
                empty the folder and the database and begin again.
                """
            )
        )
    }

    static func otherKey(_ path: String) -> AppFailure {
        AppFailure(
            Words(
                "열쇠 파일 \(path)은(는) 이 백업의 열쇠가 아니에요.",
                "\(path) is not the key of this backup."
            )
        )
    }

    static func noKeyInBackup(_ path: String) -> AppFailure {
        AppFailure(
            Words(
                "이 백업에는 열쇠가 없어요. 따로 보관한 열쇠를 \(path)에 두거나 --key-file로 알려 주세요.",
                "This backup has no key. Put the key that was kept apart at \(path), or name it: --key-file."
            ),
            remedy: "install -D -m 600 madang.key \(path)"
        )
    }

    static func noPassphrase(_ path: String) -> AppFailure {
        AppFailure(
            Words(
                "백업의 열쇠를 열 암호가 필요해요. --passphrase-file로 알려 주거나, 열쇠를 \(path)에 두세요.",
                "The key in the backup needs its passphrase: --passphrase-file. Or put the key at \(path)."
            )
        )
    }

    static var wrongPassphrase: AppFailure {
        AppFailure(
            Words("암호가 이 백업의 것이 아니에요.", "The passphrase is not the one of this backup.")
        )
    }
}

extension BackupFlaw {
    /// Stable, for programs.
    var code: String {
        switch self {
        case .unreadableManifest, .unreadable: "unreadable"
        case .unknownFormat: "unknown-format"
        case .newerSchema: "newer-schema"
        case .missing: "missing"
        case .changed: "changed"
        case .cutOff: "cut-off"
        case .different: "different"
        case .unreadableErasures: "unreadable-erasures"
        case .wrongKey: "wrong-key"
        }
    }

    var words: Words {
        switch self {
        case .unreadableManifest:
            Words("백업의 목록을 읽을 수 없어요.", "The backup's manifest can't be read.")
        case .unreadable: Words("백업의 행을 읽을 수 없어요.", "Rows of the backup can't be read.")
        case .unknownFormat(let format):
            Words("더 새로운 마당의 백업이에요 (형식 \(format)).", "A newer Madang made the backup (format \(format)).")
        case .newerSchema(let found, let known):
            Words(
                "더 새로운 마당의 백업이에요 (스키마 \(found), 이 프로그램은 \(known)까지 알아요).",
                "A newer Madang made the backup (schema \(found); this one knows \(known))."
            )
        case .missing(let object): Words("없는 파일: \(object)", "A file is missing: \(object)")
        case .changed(let object): Words("내용이 바뀐 파일: \(object)", "A file was changed: \(object)")
        case .cutOff(let object): Words("잘린 파일: \(object)", "A file is cut off: \(object)")
        case .different(let table):
            Words("\(table)의 행이 백업할 때와 달라요.", "The rows of \(table) are not those that were backed up.")
        case .unreadableErasures:
            Words(
                "백업 폴더의 삭제된 계정 목록(notes/erasures.json)을 읽을 수 없어요.",
                "The list of deleted accounts, notes/erasures.json, can't be read."
            )
        case .wrongKey:
            Words("백업 속의 열쇠가 이 백업의 것이 아니에요.", "The key in the backup is not the backup's own.")
        }
    }
}
