import Backups
import Database
import Domain
import Secrets
import Storage
import Terminal
import Wording

extension Doctor {
    /// Checks the data and its key.
    func storage() async -> [Finding] {
        guard RestoreMark(in: plan.folder).name == nil else {
            return [Finding("database", AppFailure.unfinishedRestore(in: plan))]
        }
        guard plan.isThere else { return [Finding("database", AppFailure.nothing(in: plan))] }
        do {
            let database = try Database.open(plan)
            var findings = await [soundness(of: database), schema(of: database), key(of: database)]
            if findings.allSatisfy({ $0.state == .fine }) {
                findings += await [pictureFiles(in: database), operators(in: database)]
            }
            if let watch, findings[0].state != .broken {
                findings.append(await board(in: database, watchingFor: watch))
            }
            await database.close()
            return findings
        } catch {
            return [unusable(error)]
        }
    }

    private func soundness(of database: Database) async -> Finding {
        do {
            try await database.check()
            return Finding("database", .fine, Words("데이터베이스가 멀쩡해요.", "The database is sound."))
        } catch {
            return unusable(error)
        }
    }

    private func unusable(_ error: any Error) -> Finding {
        let words = Words("데이터베이스를 쓸 수 없어요: \(error)", "The database can't be used: \(error)")
        let remedy =
            plan.postgreSQL == nil ? "sqlite3 \(plan.sqliteFile) 'PRAGMA integrity_check'" : "pg_isready"
        return Finding(
            "database",
            .broken,
            AppFailure(error, in: plan)?.words ?? words,
            remedy: remedy
        )
    }

    private func schema(of database: Database) async -> Finding {
        do {
            let count = try await Migrator(database, migrations).status().pending.count
            guard count > 0 else {
                return Finding("schema", .fine, Words("스키마가 최신이에요.", "The schema is up to date."))
            }
            let failure = AppFailure.outdatedSchema(count, in: plan)
            return Finding("schema", .doubtful, failure.words, remedy: failure.remedy)
        } catch {
            let words = Words("스키마를 확인하지 못했어요: \(error)", "The schema can't be examined: \(error)")
            return Finding("schema", .broken, AppFailure(error, in: plan)?.words ?? words)
        }
    }

    private func key(of database: Database) async -> Finding {
        do {
            let schema = try await Migrator(database, migrations).status()
            guard !schema.applied.isEmpty else {
                return Finding("key", AppFailure.nothing(in: plan))
            }
            _ = try plan.key(recordedAs: try await SQLKeyRecord(database).fingerprint(schema))
            return Finding("key", .fine, Words("데이터베이스의 열쇠가 맞아요.", "The key is the database's own."))
        } catch let error as KeyFileError {
            let reason = error.words
            return Finding(
                "key",
                .broken,
                Words("열쇠를 쓸 수 없어요: \(reason[.korean])", "The key can't be used: \(reason[.english])"),
                remedy: error.remedy
            )
        } catch let failure as AppFailure {
            return Finding("key", failure)
        } catch {
            return Finding(
                "key",
                .doubtful,
                Words("열쇠를 확인하지 못했어요: \(error)", "The key can't be examined: \(error)")
            )
        }
    }
}

extension Finding {
    fileprivate init(_ check: String, _ failure: AppFailure) {
        self.init(check, .broken, failure.words, remedy: failure.remedy)
    }
}
