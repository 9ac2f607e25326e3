public import Arguments
import Backups
import Database
public import Terminal
import Wording

/// Moving the rows to another database.
extension App {
    public func moveDatabase(
        _ settings: Settings,
        to destination: DatabaseDestination,
        progress: @escaping @Sendable (BackupStage) -> Void
    ) async throws -> Int {
        let plan = try AppConfiguration(settings)
        let place = "\(plan.folder)/move.unfinished"
        return try await explainingBackups(plan, in: place) {
            let (source, _) = try await plan.open(.existing)
            return try await source.closing {
                guard try await !source.isOpenElsewhere() else { throw AppFailure.stillServed(plan) }
                let target = try destination.open(plan)
                return try await target.closing {
                    try await target.expectAnswer()
                    return try await DatabaseMove(by: place)(from: source, to: target) {
                        progress(BackupStage($0))
                    }
                }
            }
        }
    }
}

extension DatabaseDestination {
    fileprivate func open(_ plan: AppConfiguration) throws -> Database {
        switch self {
        case .sqlite:
            guard plan.postgreSQL != nil else { throw AppFailure.isThereAlready }
            return try .sqlite(at: plan.sqliteFile)
        case .postgreSQL(let address):
            return try .postgresql(address, applicationName: "madang")
        }
    }
}

extension Database {
    /// Throws the reason why the new database can't be used.
    fileprivate func expectAnswer() async throws {
        do {
            try await check()
        } catch let error as DatabaseError {
            throw AppFailure(
                Words(
                    "새 데이터베이스를 열 수 없어요: \(error.message)",
                    "The new database can't be opened: \(error.message)"
                )
            )
        }
    }
}

extension AppFailure {
    fileprivate static func stillServed(_ plan: AppConfiguration) -> AppFailure {
        AppFailure(
            Words(
                "다른 프로그램이 이 데이터베이스를 쓰고 있어요. 서버를 멈춘 다음 옮겨 주세요.",
                "Another process uses this database. Stop the server first."
            ),
            remedy: "systemctl stop madang"
        )
    }

    fileprivate static var isThereAlready: AppFailure {
        AppFailure(
            Words(
                "데이터가 이미 SQLite에 있어요. --database-file로 PostgreSQL을 알려 주세요.",
                "The data is in SQLite already. Name the PostgreSQL with --database-file."
            )
        )
    }
}
