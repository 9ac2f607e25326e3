import Domain

/// What a neighbour writes about in a demo, with the comments of others. Names and texts are invented.
struct DemoThread: Sendable {
    let title: String
    let text: String
    let scope: CommunityScope
    let tags: [String]
    let motif: DemoMotif?
    let remarks: DemoRemarks

    private static let thanks = ["고마워요!", "도움이 됐어요. 고마워요.", "오, 꼭 가 볼게요."]

    private init(
        _ title: String,
        _ text: String,
        for scope: CommunityScope = .neighbourhood,
        tags: [String],
        showing motif: DemoMotif? = nil,
        _ questions: [(question: String, answer: String)]
    ) {
        self.title = title
        self.text = text
        self.scope = scope
        self.tags = tags
        self.motif = motif
        remarks = DemoRemarks(questions: questions, thanks: Self.thanks)
    }

    static let all = ofNeighbourhoods + ofEveryone

    private static let ofNeighbourhoods = [
        DemoThread(
            "밤늦게까지 여는 연습실 아시나요?",
            "퇴근하고 첼로를 연습하려고 해요.\n밤 11시까지 여는 곳이면 좋겠어요. 방음이 조금 약해도 괜찮아요.",
            tags: ["연습실", "추천", "첼로"],
            showing: .cello,
            [
                ("시장 뒤 건물 지하에 한 곳 있어요. 자정까지 해요.", "찾아볼게요. 고마워요!"),
                ("구민 회관 연습실은 9시까지예요. 대신 아주 싸요.", "주말에는 거기도 좋겠네요."),
                ("첼로 들고 들어가기에 복도가 좁은 곳도 있으니 먼저 보고 정하세요.", "그 생각은 못 했어요!"),
            ]
        ),
        DemoThread(
            "갈색 푸들을 보호하고 있어요",
            "오늘 아침 공원 입구에서 만났어요. 빨간 목줄을 했고 사람을 잘 따라요.\n주인을 아시면 댓글 남겨 주세요.",
            tags: ["분실물", "반려동물"],
            [
                ("동물 병원에서 칩을 확인해 줘요. 무료예요.", "지금 데리고 가고 있어요."),
                ("어제 저녁에 찾는 분을 봤어요. 관리실에 물어볼게요.", "부탁드려요!"),
                ("우리 강아지 친구 같아요. 주인분께 바로 말할게요.", "덕분에 잘 돌아갔어요."),
            ]
        ),
        DemoThread(
            "새로 생긴 빵집 다녀왔어요",
            "소금빵이 아침 8시와 오후 3시에 나와요. 줄이 길지 않아서 금방 샀어요.\n호밀빵은 하루 지나도 촉촉해요.",
            tags: ["맛집", "동네소식", "빵"],
            showing: .cake,
            [
                ("주차할 곳이 있나요?", "없어요. 공영 주차장에서 걸어서 5분이에요."),
                ("호밀빵은 몇 시에 나와요?", "11시쯤이라고 들었어요."),
                ("월요일에도 여나요?", "월요일은 쉬어요."),
            ]
        ),
        DemoThread(
            "놀이터 그네가 고쳐졌어요",
            "지난달에 구청에 신고했는데 오늘 보니 새 줄로 바뀌었어요. 아이들이 벌써 줄을 섰어요.",
            tags: ["동네소식", "육아"],
            [
                ("신고는 어디로 하셨어요?", "구청 누리집에서 사진과 함께 올렸어요. 이틀 만에 답이 왔어요."),
                ("미끄럼틀도 삐걱거려요.", "그것도 같이 적어 둘게요."),
            ]
        ),
        DemoThread(
            "아이와 갈 만한 소아과 추천해 주세요",
            "이사 온 지 한 달 됐어요. 토요일에도 여는 곳이면 좋겠어요.",
            tags: ["병원", "육아", "질문"],
            [
                ("역 3번 출구 2층이 친절해요. 토요일은 1시까지예요.", "이번 주에 가 볼게요."),
                ("예약은 전날 저녁에 열려요. 금방 차요.", "알람을 맞춰 둘게요."),
                ("열이 나면 접수할 때 꼭 말씀하세요. 먼저 봐 주세요.", "꿀팁이네요."),
            ]
        ),
        DemoThread(
            "주말에 같이 산책할 분 있나요?",
            "토요일 아침 7시에 천변을 한 시간쯤 걸어요. 말없이 걸어도 좋고 이야기해도 좋아요.",
            tags: ["모임", "산책"],
            showing: .peak,
            [
                ("강아지와 가도 되나요?", "그럼요!"),
                ("비가 오면 어떻게 해요?", "그날은 쉬어요. 여기 댓글로 알릴게요."),
            ]
        ),
    ]

    private static let ofEveryone = [
        DemoThread(
            "중고 첼로, 무엇을 봐야 할까요?",
            "처음 사요. 개인 거래로 보러 가는데 꼭 확인할 것을 알려 주세요.\n예산은 150만 원이에요.",
            for: .nationwide,
            tags: ["악기", "첼로", "질문"],
            showing: .cello,
            [
                ("앞판이 갈라졌는지 빛에 비춰 보세요. 수리비가 제일 많이 들어요.", "꼭 볼게요."),
                ("활도 같이 보세요. 휘었으면 새로 사야 해요.", "활 값은 생각 못 했어요."),
                ("선생님과 함께 가는 게 제일 좋아요.", "여쭤볼게요!"),
            ]
        ),
        DemoThread(
            "우리 동네 합창단 연주회 후기",
            "연습은 힘들었지만 무대는 금방 끝났어요. 앙코르로 부른 가곡에 다들 따라 불러 주셨어요.\n다음 연주회는 봄이에요.",
            for: .nationwide,
            tags: ["연주회", "합창", "가곡"],
            showing: .microphone,
            [
                ("객석에서 들었어요. 정말 좋았어요!", "와 주셔서 고마워요."),
                ("단원은 어떻게 뽑나요?", "오디션 없이 한 달 같이 불러 봐요."),
            ]
        ),
        DemoThread(
            "연습 일지는 어떻게 쓰세요?",
            "저는 곡, 빠르기, 안 되는 마디 셋만 적어요. 다른 분들은 어떻게 하시는지 궁금해요.",
            for: .nationwide,
            tags: ["연습", "질문", "악기"],
            showing: .pencil,
            [
                ("녹음해 두고 한 달 뒤에 들어요. 늘어난 게 들려요.", "저도 해 볼게요."),
                ("시간은 안 적어요. 적으면 시간만 채우게 돼요.", "맞아요, 저도 그랬어요."),
                ("선생님과 함께 쓰는 공책이 있어요.", "좋은 생각이에요."),
            ]
        ),
    ]
}
