import Database
import Foundation
import HTTPServer
import Secrets
import Terminal
import Wording

extension PremisesFailure {
    /// Nil for what no operator foresaw either.
    init?(_ error: any Error, in plan: HousePlan) {
        switch error {
        case let error as MigrationError: self.init(error)
        case let error as DatabaseError: self.init(error, in: plan)
        case let error as KeyFileError: self.init(error, in: plan)
        case let error as ServerFailure: self.init(error, in: plan)
        case let error as CocoaError:
            self.init(
                Words(
                    "데이터 폴더 \(plan.folder)을(를) 쓸 수 없어요: \(error.localizedDescription)",
                    "The data folder \(plan.folder) can't be used: \(error.localizedDescription)"
                ),
                remedy: "mkdir -p \(plan.folder) && chown \"$(id -un)\" \(plan.folder)"
            )
        default: return nil
        }
    }

    private init(_ error: MigrationError) {
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
                remedy: "madang doctor"
            )
        }
    }

    private init(_ error: DatabaseError, in plan: HousePlan) {
        let what = plan.postgreSQL == nil ? plan.sqliteFile : "PostgreSQL"
        self.init(
            Words(
                "\(what) 데이터베이스를 열 수 없어요: \(error.message)",
                "The database (\(what)) can't be opened: \(error.message)"
            ),
            remedy: "madang doctor"
        )
    }

    private init(_ error: KeyFileError, in plan: HousePlan) {
        self.init(
            Words(
                "열쇠 파일 \(plan.keyFile)을(를) 쓸 수 없어요: \(error)",
                "The key file \(plan.keyFile) can't be used: \(error)"
            ),
            remedy: "chmod 600 \(plan.keyFile)"
        )
    }

    private init(_ error: ServerFailure, in plan: HousePlan) {
        self.init(
            Words(
                "\(plan.host):\(plan.port)에서 요청을 받을 수 없어요: \(error)",
                "Can't listen on \(plan.host):\(plan.port): \(error)"
            ),
            remedy: "madang serve --port 0"
        )
    }
}
