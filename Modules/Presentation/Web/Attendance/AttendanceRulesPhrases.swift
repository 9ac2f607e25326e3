import Domain
import Wording

/// Texts that explain the grades. Their numbers are those of the rules.
enum AttendanceRulesPhrases {
    static let link = Words("출석 등급은 이렇게 정해요", "How grades are computed")
    static let lead = Words(
        "약속한 모임에 얼마나 잘 나왔는지 이웃이 보는 등급이에요. 이웃에게는 등급만 보여요.",
        "The grade tells neighbours how reliably you came. They see the grade and no numbers."
    )
    static let title = Words("등급을 정하는 방법", "How grades are computed")
    static let times = Words("체크인과 표시", "Check-in and marks")
    static let none = Words(
        "아직 센 출석이 없어요. 모임에 나가면 여기에 모여요.",
        "No attendance counts yet. Take part in something, and it appears here."
    )
    static let entries = Words("등급에 들어간 출석", "Attendances that count")
    static let columns = [Words("모임", "Listing"), Words("출석", "Attendance"), Words("비중", "Weight")]
    static let gone = Words("볼 수 없는 글", "No longer available")

    static func score(_ score: Int) -> Words { Words("점수 \(score)%", "Score \(score)%") }

    static let rules: [Words] = [
        Words("출석은 1, 지각은 ½, 결석은 0으로 쳐요.", "Present is worth 1, late ½, absent 0."),
        Words(
            "오래된 출석일수록 비중이 줄어요. \(AttendanceRecord.halfLife)일마다 절반이 돼요.",
            "Older attendances weigh less: half as much after each \(AttendanceRecord.halfLife) days."
        ),
        Words(
            "점수는 비중을 곱한 평균이에요. 지난 1년 가운데 최근 \(AttendanceRecord.most)번까지 세요.",
            "The score is the weighted mean of the latest \(AttendanceRecord.most) within a year."
        ),
        Words(
            "사유를 인정받았거나 표시되지 않은 모임, 모임장이 이의에 답하지 않은 결석은 세지 않아요.",
            "Excused and unmarked ones don't count, nor does an absence whose dispute got no answer."
        ),
        Words(
            "모임이 끝나고 3시간 뒤부터 세요. 내가 연 모임의 내 출석은 세지 않아요.",
            "An attendance counts from 3 hours after the end. Your own listings don't count for you."
        ),
    ]

    static let grades: [(AttendanceGrade, Words)] = [
        (.diligent, Words("\(AttendanceGrade.diligentFrom)% 이상", "\(AttendanceGrade.diligentFrom)% or more")),
        (.trying, Words("\(AttendanceGrade.tryingFrom)% 이상", "\(AttendanceGrade.tryingFrom)% or more")),
        (.poor, Words("\(AttendanceGrade.tryingFrom)% 미만", "Less than \(AttendanceGrade.tryingFrom)%")),
        (
            .beginner,
            Words("아직 \(AttendanceRecord.fewest)번보다 적을 때", "Fewer than \(AttendanceRecord.fewest) so far")
        ),
    ]

    static let deadlines: [Words] = [
        Words(
            "체크인은 시작 30분 전부터 끝날 때까지 해요. 시작하고 10분이 지나면 지각이에요.",
            "Check-in opens 30 minutes before the start and ends with the end. It is late after 10 minutes."
        ),
        Words(
            "모임장은 시작부터 끝나고 3시간 뒤까지 출석을 표시해요. 체크인보다 모임장의 표시가 앞서요.",
            "The organiser marks from the start until 3 hours after the end, which outweighs a check-in."
        ),
        Words(
            "결석으로 표시되면 48시간 안에 이의를 낼 수 있고, 모임장은 48시간 안에 답해요.",
            "An absence can be disputed within 48 hours, and the organiser answers within 48 hours."
        ),
    ]
}
