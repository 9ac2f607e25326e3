import Terminal
import Wording

/// The reasons why data can't be opened.
extension AppFailure {
    static func nothing(in plan: AppConfiguration) -> AppFailure {
        guard plan.postgreSQL == nil else {
            return AppFailure(
                Words(
                    "이 PostgreSQL에는 마당 데이터가 아직 없어요. 주소를 확인해 주세요.",
                    "There is no Madang data in this PostgreSQL yet. Check its address."
                ),
                remedy: "madang migrate --database-file FILE"
            )
        }
        return AppFailure(
            Words(
                "\(plan.folder)에 마당 데이터가 없어요. 경로를 확인하거나 --server로 서버를 알려 주세요.",
                "There is no Madang data in \(plan.folder). Check the path, or name a server with --server."
            ),
            remedy: "madang serve --data \(plan.folder)"
        )
    }

    static func missingKey(of plan: AppConfiguration) -> AppFailure {
        AppFailure(
            Words(
                """
                이 데이터베이스의 열쇠 파일 \(plan.keyFile)이(가) 없어요. 백업에서 되살려 주세요. \
                백업이 없다면 'madang serve --new-key'가 새로 만들고, 모두 로그아웃돼요.
                """,
                """
                \(plan.keyFile), the key of this database, is missing. Restore it from the backup. \
                Without one, 'madang serve --new-key' makes a new key, which signs everyone out.
                """
            ),
            remedy: plan.restoringKey
        )
    }

    static func wrongKey(of plan: AppConfiguration) -> AppFailure {
        AppFailure(
            Words(
                """
                열쇠 파일 \(plan.keyFile)은(는) 이 데이터베이스의 열쇠가 아니에요. 백업에서 되살려 주세요. \
                그대로 쓰려면 'madang serve --new-key'로 시작해요. 모두 로그아웃돼요.
                """,
                """
                \(plan.keyFile) is not the key of this database. Restore that from the backup. \
                To use this one all the same, 'madang serve --new-key' signs everyone out.
                """
            ),
            remedy: plan.restoringKey
        )
    }

    static func outdatedSchema(_ pending: Int, in plan: AppConfiguration) -> AppFailure {
        AppFailure(
            Words(
                "데이터베이스에 아직 적용하지 않은 변경이 \(pending)개 있어요. 백업한 다음 적용해 주세요.",
                "\(pending) schema steps are not applied yet. Back up, then apply them."
            ),
            remedy: "madang migrate --data \(plan.folder)"
        )
    }
}

extension AppConfiguration {
    fileprivate var restoringKey: String { "install -m 600 BACKUP/madang.key \(keyFile)" }
}
