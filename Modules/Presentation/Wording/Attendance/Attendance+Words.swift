public import Domain

extension AttendanceStatus {
    public var words: Words {
        switch self {
        case .unmarked: Words("미확인", "Unmarked")
        case .present: Words("출석", "Present")
        case .late: Words("지각", "Late")
        case .absent: Words("결석", "Absent")
        case .excused: Words("사유 인정", "Excused")
        }
    }

    /// In a sentence to the member.
    public var sentence: Words {
        switch self {
        case .unmarked: Words("아직 확인되지 않았어요.", "Your attendance isn't marked yet.")
        case .present: Words("출석했어요.", "You were present.")
        case .late: Words("늦게 왔어요.", "You were late.")
        case .absent: Words("모임장이 결석으로 표시했어요.", "The organiser marked you as absent.")
        case .excused:
            Words("모임장이 빠진 사정을 인정했어요.", "The organiser excused your absence.")
        }
    }
}

extension AttendanceMark.CheckIn.Method {
    public var words: Words {
        switch self {
        case .position: Words("위치로 체크인", "Checked in by location")
        case .code: Words("코드로 체크인", "Checked in by code")
        }
    }
}

extension AttendanceGrade {
    public var words: Words {
        switch self {
        case .diligent: Words("늘 나와요", "Always there")
        case .trying: Words("자주 나와요", "Often there")
        case .beginner: Words("이제 시작해요", "Just starting")
        case .poor: Words("자주 빠져요", "Often absent")
        }
    }
}

extension AttendanceRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("출석을 확인하지 않는 글이에요.", "No attendance is kept of this listing.")
        case .notOrganiser: Words("모임장만 할 수 있어요.", "Only the organiser can do that.")
        case .notMember: Words("참여하는 이웃만 할 수 있어요.", "Only those who take part can do that.")
        case .organiser:
            Words("모임장은 체크인하지 않아도 돼요.", "The organiser doesn't check in.")
        case .tooEarly:
            Words("체크인은 시작 30분 전부터 할 수 있어요.", "Check-in opens 30 minutes before the start.")
        case .over: Words("체크인 시간이 끝났어요.", "Check-in has ended.")
        case .proofMissing: Words("코드 여섯 자리를 넣어 주세요.", "Please enter the six digits.")
        case .wrongCode:
            Words(
                "코드가 맞지 않아요. 모임장 화면에 지금 보이는 코드를 넣어 주세요.",
                "That code isn't right. Enter the one on the organiser's screen now."
            )
        case .placeUnknown:
            Words(
                "정확한 장소가 없는 모임이에요. 모임장의 코드로 체크인해 주세요.",
                "This listing has no exact place. Check in with the organiser's code."
            )
        case .notStarted: Words("시작한 뒤에 출석을 표시할 수 있어요.", "Marking begins with the start.")
        case .markingOver:
            Words("출석을 표시하는 시간이 끝났어요.", "The time to mark attendance is over.")
        case .notAbsent: Words("결석으로 표시되지 않았어요.", "You aren't marked as absent.")
        case .alreadyDisputed: Words("이미 이의를 냈어요.", "You have disputed this already.")
        case .disputeOver:
            Words("이의를 낼 수 있는 48시간이 지났어요.", "The 48 hours to dispute are over.")
        case .notDisputed: Words("답할 이의가 없어요.", "There is no dispute to answer.")
        case .answerOver: Words("답할 수 있는 48시간이 지났어요.", "The 48 hours to answer are over.")
        case .statusMissing:
            Words("출석, 지각, 결석, 사유 인정 가운데 골라 주세요.", "Choose present, late, absent or excused.")
        }
    }
}

extension CheckInRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .tooFar(let metres):
            let distance = Distance.about(metres)
            return Words(
                "모임 장소까지 \(distance[.korean]) 남았어요. 도착했다면 모임장의 코드로 체크인해 주세요.",
                """
                You are \(distance[.english]) from the meeting place. If you are there, use the organiser's \
                code.
                """
            )
        case .inaccurate(let metres):
            let accuracy = Distance.about(metres)
            return Words(
                "기기 위치의 오차가 \(accuracy[.korean])예요. 모임장의 코드로 체크인해 주세요.",
                "The device's position may be off by \(accuracy[.english]). Use the organiser's code."
            )
        }
    }
}
