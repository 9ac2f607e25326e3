public import Arguments
import Atlas
import Database
import Domain
import Storage
public import Terminal
import Wording

/// The comparison of the gazetteer with the ministry's codes.
extension App {
    public func checkGazetteer(_ settings: Settings, against file: String) async throws -> GazetteerReport {
        let plan = try AppConfiguration(settings)
        let gazetteer = try MappedGazetteer.embedded()
        let differences: GazetteerDifferences
        do {
            differences = gazetteer.differences(from: try CodeTable(path: file), at: SystemClock().now)
        } catch {
            throw AppFailure(error)
        }
        let counts = try await plan.use(of: differences.removed.map(\.code))
        return GazetteerReport(
            edition: gazetteer.edition,
            unchanged: differences.unchanged,
            renamed: differences.renamed.map { .init(code: $0.code, name: $0.name, newName: $0.newName) },
            added: differences.added.map { .init(code: $0.code, name: $0.name) },
            removed: differences.removed.map { removed in
                let count = counts.map { $0[removed.code] ?? .init() }
                return .init(
                    code: removed.code,
                    name: removed.name,
                    homes: count?.homes,
                    listings: count?.listings
                )
            }
        )
    }
}

extension AppConfiguration {
    /// Nil without a database.
    fileprivate func use(
        of codes: [NeighbourhoodCode]
    ) async throws -> [NeighbourhoodCode: SQLNeighbourhoodUse.Count]? {
        guard isThere else { return nil }
        let database: Database
        do {
            (database, _) = try await open(.existing)
        } catch {
            throw AppFailure(error, in: self) ?? error
        }
        do {
            let counts = try await SQLNeighbourhoodUse(database).counts(of: codes)
            await database.close()
            return counts
        } catch {
            await database.close()
            throw AppFailure(error, in: self) ?? error
        }
    }
}

extension AppFailure {
    fileprivate init(_ failure: CodeTableFailure) {
        let columns = "행정동코드, 시도명, 시군구명, 읍면동명"
        switch failure {
        case .unreadable(let file, let reason):
            self.init(
                Words("\(file)을(를) 읽을 수 없어요: \(reason)", "\(file) can't be read: \(reason)"),
                code: "gazetteer.unreadable"
            )
        case .notText(let file):
            self.init(
                Words(
                    "\(file)은(는) 글자로 된 파일이 아니에요. CSV로 저장해 주세요.",
                    "\(file) isn't a text file. Save the table as CSV."
                ),
                code: "gazetteer.not-text"
            )
        case .noColumns(let file):
            self.init(
                Words(
                    "\(file)은(는) 행정동 코드표가 아니에요. 열이 있어야 해요: \(columns)",
                    "\(file) isn't the table of dong. Its columns have to include \(columns)."
                ),
                code: "gazetteer.no-columns"
            )
        case .malformed(let file, let line):
            self.init(
                Words("\(file):\(line)을(를) 읽을 수 없어요.", "\(file):\(line) is malformed."),
                code: "gazetteer.malformed"
            )
        }
    }
}
