import Domain

/// A series of events of a demo, by invented hosts.
struct DemoProgramme: Sendable {
    let name: String
    /// What follows the name; "{}" is a number.
    let issue: String
    let category: EventCategory
    let topics: Set<EventTopic>
    let hosts: [String]
    /// The first label of its address.
    let site: String
    let venue: String
    let description: String
    var isEvening = false
    /// For a date with times.
    var minutes = 120
    /// For an all-day date.
    var days = 0
    var counts = [1]
    var daysBetween = 7

    var isAllDay: Bool { days > 0 }

    func title(_ number: Int) -> String { name + issue.replacing("{}", with: "\(number)") }

    static let all = [
        DemoProgramme(
            name: "작은 서버 밤",
            issue: " {}회",
            category: .meetup,
            topics: [.backend, .devops],
            hosts: ["작은 서버 모임"],
            site: "small-servers",
            venue: "느티나무 도서관 2층",
            description: "집에서 돌리는 서버 이야기를 세 사람이 15분씩 나눠요.\n끝나고 간단한 간식이 있어요.",
            isEvening: true
        ),
        DemoProgramme(
            name: "동네 해커톤",
            issue: " 제{}판",
            category: .hackathon,
            topics: [.openSource, .web],
            hosts: ["한마을 개발자회", "느티나무 도서관"],
            site: "village-hack",
            venue: "마을회관 대강당",
            description: "주말 이틀 동안 동네에 필요한 것을 만들어요. 팀이 없어도 괜찮아요.",
            days: 2
        ),
        DemoProgramme(
            name: "파이썬 첫걸음",
            issue: " {}기",
            category: .education,
            topics: [.python, .data],
            hosts: ["배움터 온새미"],
            site: "onsaemi",
            venue: "온새미 강의실",
            description: "네 번에 걸쳐 자료를 읽고 그림으로 그려요. 노트북을 가져오세요.",
            isEvening: true,
            minutes: 150,
            counts: [4]
        ),
        DemoProgramme(
            name: "모두의 접근성 콘퍼런스",
            issue: " {}",
            category: .conference,
            topics: [.frontend, .design],
            hosts: ["누리결 재단"],
            site: "nurigyeol",
            venue: "가람홀",
            description: "화면을 읽는 사람, 키보드만 쓰는 사람과 함께 만드는 웹을 이야기해요.",
            days: 1
        ),
        DemoProgramme(
            name: "러스트 읽기 모임",
            issue: " {}주차",
            category: .study,
            topics: [.rust],
            hosts: ["녹슨 톱니 모임"],
            site: "rusty-gears",
            venue: "카페 톱니",
            description: "한 주에 한 장씩 읽고 모여서 이야기해요.",
            isEvening: true,
            counts: [1, 3]
        ),
        DemoProgramme(
            name: "청소년 로봇 대회",
            issue: " {}회",
            category: .contest,
            topics: [.robotics, .embedded],
            hosts: ["바람개비 과학관"],
            site: "pinwheel",
            venue: "바람개비 과학관 1층",
            description: "길을 찾는 작은 로봇으로 겨뤄요. 구경만 해도 좋아요.",
            minutes: 300
        ),
        DemoProgramme(
            name: "보안 강연: 내 계정 지키기",
            issue: " {}",
            category: .talk,
            topics: [.security],
            hosts: ["자물쇠 연구실"],
            site: "lock-lab",
            venue: "시민청 소강당",
            description: "비밀번호와 두 단계 인증을 쉬운 말로 설명해요.",
            isEvening: true,
            minutes: 90
        ),
        DemoProgramme(
            name: "커리어 이야기 마당",
            issue: " {}",
            category: .other,
            topics: [.career, .startup],
            hosts: ["다음걸음"],
            site: "next-step",
            venue: "다음걸음 라운지",
            description: "옮긴 사람, 쉬는 사람, 시작한 사람이 둘러앉아 이야기해요."
        ),
    ]
}
