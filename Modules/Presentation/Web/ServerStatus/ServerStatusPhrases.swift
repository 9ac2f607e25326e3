import Domain
import Wording

/// Texts of the server's status for operators.
enum ServerStatusPhrases {
    static let title = Words("서버 상태", "Server")
    static let facts = Words("한눈에 보기", "At a glance")
    static let version = Words("버전", "Version")
    static let running = Words("켜진 때", "Running since")
    static let backup = Words("마지막 백업", "Last backup")
    static let noBackupYet = Words("아직 없어요", "None yet")
    static let backupsAreOff = Words("자동 백업을 하지 않아요", "No automatic backups")
    static let backupHint = Words(
        "설정 'backup-folder'를 쓰면 서버가 스스로 백업해요.",
        "With the setting 'backup-folder', the server backs up by itself."
    )
    static let disk = Words("남은 디스크", "Free disk space")
    static let database = Words("데이터베이스", "Database")
    static let crashes = Words("비정상 종료 기록", "Crash reports")
    static let crashesText = Words(
        "프로그램이 갑자기 끝났을 때 남긴 기록이에요. 개발자에게 그대로 보내 주세요.",
        "Written when the program was ended by a fault. Developers need them as they are."
    )
    static let noCrashes = Words("비정상 종료 기록이 없어요", "No crash reports")
    static let noCrashesText = Words("갑자기 끝난 적이 없어요.", "The program was never ended by a fault.")
    static let sources = Words("못 가져온 행사 소스", "Failing sources of events")
    static let newer = Words("새 버전", "Newer version")
    static let outgoing = Words("보낼 메일과 푸시", "Outgoing messages")
    static let testMail = Words("나에게 시험 메일 보내기", "Send a test email to me")
    static let testMailHint = Words(
        "바로 보내고 메일 서버의 대답을 보여 줘요.",
        "Sent at once; the answer of the mail server is shown here."
    )
    static let again = Words("다시 보내기", "Send again")
    static let tasks = Words("되풀이하는 일", "Periodic tasks")
    static let tasksText = Words(
        "이 서버가 켜진 뒤의 기록이에요. 이름은 로그와 같아요.",
        "Of this server since it started, by their names in the log."
    )
    static let allWell = Words("모두 잘 되고 있어요.", "All succeeded.")
    static let notYet = Words("아직 안 했어요", "Not yet")
    static let failures = Words("최근 오류", "Recent failures")
    static let noFailures = Words("켜진 뒤로 오류가 없어요.", "No failures since the start.")

    static func allTasks(_ count: Int) -> Words {
        Words("\(count)가지 모두 보기", "Show all \(count)")
    }

    static func waiting(_ count: Int) -> Words {
        Words("\(count)개 대기", "\(count) waiting")
    }

    static func failing(_ count: Int) -> Words {
        Words("\(count)개 실패", "\(count) failing")
    }

    static func overdue(since age: Words) -> Words {
        Words("\(age[.korean])부터 밀림", "overdue since \(age[.english])")
    }

    static func failed(_ count: Int) -> Words {
        Words("\(count)번 실패", count == 1 ? "failed once" : "failed \(count) times")
    }
}
