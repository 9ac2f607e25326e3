import Domain
import Wording

/// Texts of attendance.
enum AttendancePhrases {
    static let title = Words("출석", "Attendance")
    static let manage = Words("출석 관리", "Mark attendance")
    static let mine = Words("내 출석", "My attendance")

    // The organiser's list.

    static let counts = Words("지금까지", "So far")
    static let statusOf = Words("출석 상태", "Attendance")
    static let save = Words("출석 저장하기", "Save attendance")
    static let showCode = Words("체크인 코드 보여 주기", "Show the check-in code")
    static let noMembers = Words("아직 함께하는 이웃이 없어요", "No participants yet")
    static let noMembersText = Words(
        "신청을 받으면 그 이웃의 출석을 여기에서 확인해요.",
        "Accept applications, and you mark those neighbours here."
    )
    static let over = Words(
        "출석을 표시하는 시간이 끝났어요. 이의에는 답할 수 있어요.",
        "The time to mark attendance is over. You can still answer disputes."
    )
    static let disputes = Words("결석이 아니라고 해요", "Disputes the absence")
    static let answer = Words("답하기", "Answer")
    static let answered = Words("모임장의 답", "The organiser's answer")

    // The member's own page and check-in.

    static let checkIn = Words("체크인하기", "Check in")
    static let byPosition = Words("위치로 체크인", "By location")
    static let here = Words("여기 왔어요", "I'm here")
    static let consent = Words(
        """
        버튼을 누르면 브라우저가 위치를 물어봐요. 위치는 100미터쯤으로 줄여 모임 장소와 견주는 데만 쓰고, \
        저장하지도 모임장에게 알리지도 않아요.
        """,
        """
        Your browser asks for your location when you press the button. It is rounded to about 100 metres and \
        compared with the meeting place. It is neither stored nor shown to the organiser.
        """
    )
    static let byCode = Words("코드로 체크인", "By code")
    static let code = Words("모임장 화면의 코드", "Code on the organiser's screen")
    static let codeHint = Words("숫자 여섯 자리예요. 1분마다 바뀌어요.", "Six digits, replaced every minute.")
    static let sendCode = Words("코드로 체크인하기", "Check in with the code")
    static let checkedIn = Words("이미 체크인했어요.", "You have checked in already.")
    static let history = Words("출석 내 기록 보기", "See my attendance")

    static let dispute = Words("결석이 아니에요", "I wasn't absent")
    static let disputeLead = Words(
        "모임장에게 어떻게 된 일인지 써 주세요. 48시간 안에 답이 없으면 이 결석은 세지 않아요.",
        """
        Tell the organiser what happened. If there is no answer within 48 hours, this absence doesn't count.
        """
    )
    static let reason = Words("내 설명", "What happened")
    static let reasonHint = Words("모임장만 읽을 수 있어요.", "Only the organiser can read it.")
    static let sendDispute = Words("이의 보내기", "Send")
    static let myDispute = Words("내가 보낸 이의", "My dispute")
    static let uncounted = Words(
        "답이 없어서 이 결석은 세지 않아요.",
        "There was no answer, so this absence doesn't count."
    )
    static let note = Words("이웃에게 한마디", "A note to the neighbour")
    static let noteHint = Words("쓰지 않아도 괜찮아요. 이 이웃만 읽어요.", "Optional. Only this neighbour reads it.")
    static let sendAnswer = Words("답 보내기", "Send the answer")

    // The code page.

    static let codeTitle = Words("체크인 코드", "Check-in code")
    static let scan = Words(
        "이웃이 카메라로 찍거나 숫자를 넣으면 체크인돼요.",
        "Neighbours scan it, or type the digits, to check in."
    )
    static let picture = Words("체크인 페이지로 가는 QR 코드", "QR code of the check-in page")
    static let next = Words("새 코드 보기", "Show the next code")

    static func freshUntil(_ until: Moment) -> Words {
        let time = until.timeOfDay
        return Words("\(time[.korean])에 새 코드로 바뀌어요", "A new code at \(time[.english])")
    }

    static func count(_ status: AttendanceStatus, _ count: Int) -> Words {
        Words("\(status.words[.korean]) \(count)", "\(status.words[.english]) \(count)")
    }

    static func opens(_ at: Moment, at now: Moment) -> Words {
        let time = at.words(at: now)
        return Words("\(time[.korean])부터 체크인할 수 있어요.", "Check-in opens at \(time[.english]).")
    }

    static func lateAfter(_ at: Moment) -> Words {
        let time = at.timeOfDay
        return Words(
            "\(time[.korean])부터 체크인하면 지각이에요.",
            "A check-in after \(time[.english]) counts as late."
        )
    }

    static func marking(from: Moment, until: Moment, at now: Moment) -> Words {
        guard from <= now else {
            let time = from.words(at: now)
            return Words(
                "\(time[.korean])에 시작하면 출석을 표시할 수 있어요.",
                "You can mark attendance from the start, \(time[.english])."
            )
        }
        let time = until.words(at: now)
        return Words("\(time[.korean])까지 고칠 수 있어요.", "You can change it until \(time[.english]).")
    }

    static func disputable(until: Moment, at now: Moment) -> Words {
        let time = until.words(at: now)
        return Words(
            "사실과 다르면 \(time[.korean])까지 알려 주세요.",
            "If that is wrong, say so until \(time[.english])."
        )
    }

    static func waiting(until: Moment, at now: Moment) -> Words {
        let time = until.words(at: now)
        return Words("\(time[.korean])까지 모임장의 답을 기다려요.", "The organiser can answer until \(time[.english]).")
    }
}
