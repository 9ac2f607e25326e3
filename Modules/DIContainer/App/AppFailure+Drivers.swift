import Database
import Domain
import Files
import Glibc
import HTTPServer
import Secrets
import Terminal
import TileArchives
import Wording

extension AppFailure {
    /// Returns nil for an unexpected error.
    init?(_ error: any Error, in plan: AppConfiguration) {
        switch error {
        case let error as MigrationError: self.init(error, in: plan)
        case let error as DatabaseError: self.init(error, in: plan)
        case let error as KeyFileError: self.init(error, in: plan)
        case let error as ServerFailure: self.init(error, in: plan)
        case let error as FileError: self.init(error, in: plan)
        case let error as TileArchiveError: self.init(error, at: plan.mapArchive ?? "")
        default: return nil
        }
    }

    private init(_ error: FileError, in plan: AppConfiguration) {
        if error.code == EEXIST {
            self.init(Words("\(plan.folder)은(는) 폴더가 아니라 파일이에요.", "\(plan.folder) is a file, not a folder."))
        } else {
            self.init(
                Words(
                    "데이터 폴더 \(plan.folder)을(를) 쓸 수 없어요: \(error.reason)",
                    "The data folder \(plan.folder) can't be used: \(error.reason)"
                ),
                remedy: "mkdir -p \(plan.folder) && chown \"$(id -un)\" \(plan.folder)"
            )
        }
    }

    private init(_ error: MigrationError, in plan: AppConfiguration) {
        switch error {
        case .newerThanThisProgram(let found, let known):
            self.init(
                Words(
                    "이 데이터베이스는 더 새로운 마당이 쓰던 것이에요 (스키마 \(found), 이 프로그램은 \(known)까지 알아요).",
                    "A newer Madang used this database (schema \(found); this one knows \(known))."
                )
            )
        default:
            self.init(
                Words("스키마를 확인하지 못했어요: \(error)", "The schema is not as it should be: \(error)"),
                remedy: "madang doctor --data \(plan.folder)"
            )
        }
    }

    private init(_ error: DatabaseError, in plan: AppConfiguration) {
        let what = plan.postgreSQL == nil ? plan.sqliteFile : "PostgreSQL"
        if error.kind == .readOnly {
            self.init(
                Words("\(what) 데이터베이스에 쓸 수 없어요.", "The database (\(what)) can't be written."),
                remedy: "chown -R \"$(id -un)\" \(plan.folder) && chmod -R u+w \(plan.folder)"
            )
        } else {
            self.init(
                Words(
                    "\(what) 데이터베이스를 열 수 없어요: \(error.message)",
                    "The database (\(what)) can't be opened: \(error.message)"
                ),
                remedy: "madang doctor --data \(plan.folder)"
            )
        }
    }

    private init(_ error: KeyFileError, in plan: AppConfiguration) {
        let reason = error.words
        self.init(
            Words(
                "열쇠 파일 \(plan.keyFile)을(를) 쓸 수 없어요: \(reason[.korean])",
                "The key file \(plan.keyFile) can't be used: \(reason[.english])"
            ),
            remedy: error.remedy
        )
    }

    private init(_ error: ServerFailure, in plan: AppConfiguration) {
        switch error {
        case .badAddress(let address):
            self.init(
                Words(
                    "'\(address)'은(는) 숫자로 된 주소가 아니에요.",
                    "'\(address)' is not an address in numbers."
                ),
                remedy: "madang serve --host 127.0.0.1"
            )
        case .cannotListen(let address, let port, let reason):
            self.init(
                Words(
                    "\(address):\(port)에서 요청을 받을 수 없어요: \(reason)",
                    "Can't listen on \(address):\(port): \(reason)"
                ),
                remedy: "madang serve --port 0"
            )
        case .cannotServe, .alreadyStarted:
            self.init(Words("요청을 받을 수 없어요: \(error)", "Can't serve: \(error)"))
        }
    }
}
