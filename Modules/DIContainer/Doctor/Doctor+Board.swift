import Database
import Storage
import Terminal
import Wording

extension Doctor {
    /// Checks that a continuously updated index matches the database, comparing every listing. A running
    /// server on the same database provides the changes.
    func board(in database: Database, watchingFor pause: Duration) async -> Finding {
        do {
            let keeper = BoardKeeper(database, MemberCache(database))
            try await keeper.beginFilling().value
            try await Task.sleep(for: pause)
            return finding(try await keeper.compare())
        } catch {
            let words = Words("게시판을 비교하지 못했어요: \(error)", "The board can't be compared: \(error)")
            return Finding("board", .broken, AppFailure(error, in: plan)?.words ?? words)
        }
    }

    private func finding(_ comparison: BoardComparison?) -> Finding {
        guard let comparison else {
            return Finding(
                "board",
                .doubtful,
                Words("살펴보는 동안 게시판 전체가 바뀌었어요.", "All of the board changed meanwhile."),
                remedy: "madang doctor --deep --data \(plan.folder)"
            )
        }
        let (listings, changes) = (comparison.listings, comparison.changes)
        guard let first = comparison.differences.first else {
            return Finding(
                "board",
                .fine,
                Words(
                    "게시판이 데이터베이스와 같아요: 글 \(listings)개, 그사이 바뀐 글 \(changes)개.",
                    "The board agrees with the database: \(listings) listings, \(changes) changed meanwhile."
                )
            )
        }
        let count = comparison.differences.count
        return Finding(
            "board",
            .broken,
            Words(
                "게시판이 데이터베이스와 \(count)곳에서 달라요. 처음: \(first)",
                "The board differs from the database in \(count) places. The first: \(first)"
            ),
            remedy: "systemctl restart madang"
        )
    }
}
