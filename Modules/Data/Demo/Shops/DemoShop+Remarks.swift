/// Questions about a shop, and the answers of its author.
extension DemoShop {
    var remarks: DemoRemarks { Self.remarks }

    private static let remarks = DemoRemarks(
        questions: [
            ("전기 용량이 얼마나 되나요?", "15kW예요. 더 필요하면 증설도 할 수 있어요."),
            ("금액은 조금 조정할 수 있을까요?", "직접 보신 다음에 편하게 이야기해요."),
            ("저녁에도 볼 수 있나요?", "네, 평일 7시 이후도 괜찮아요. 채팅으로 시간을 알려 주세요."),
            ("도시가스 들어와 있나요?", "네, 들어와 있어요."),
            ("간판은 그대로 쓸 수 있나요?", "네, 틀은 그대로 쓰셔도 돼요."),
            ("에어컨이랑 집기는 두고 가시나요?", "에어컨은 두고 가고, 나머지는 보시고 정해요."),
            ("비 오는 날 물 새는 곳은 없나요?", "작년에 방수 공사를 해서 괜찮아요."),
            ("주변에 걸어 다니는 사람이 많은 편인가요?", "점심시간에 제일 많고, 주말에는 조금 조용해요."),
            ("화장실은 건물 안에 있나요?", "네, 복도 끝에 있고 매일 청소해요."),
            ("Could you show me the place on a Saturday?", "Sure, in the morning. Send me a message."),
        ],
        thanks: ["답변 고마워요!", "알려 주셔서 고마워요. 채팅 드릴게요.", "네, 한번 보러 갈게요."]
    )
}
