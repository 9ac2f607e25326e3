import Domain

extension KindWords {
    static let community = KindWords(
        name: Words("커뮤니티", "Community"),
        about: Words("내용", "Post"),
        composeTitle: Words("커뮤니티 글쓰기", "Write to the community"),
        invitation: Words("묻고, 알리고, 나눠요", "Ask, tell and share"),
        editTitle: Words("글 수정", "Edit my post"),
        placeHint: Words("정확한 위치는 보이지 않아요.", "The exact place isn't shown."),
        fields: [
            "description": FieldWords(
                Words("내용", "Text"),
                hint: Words(
                    "동네 소식이나 궁금한 것을 자유롭게 써 주세요. 연락처는 쓰지 않는 게 안전해요.",
                    "News, questions, anything for neighbours. Leave out phone numbers to stay safe."
                )
            ),
            "scope": FieldWords(
                Words("대상", "For"),
                hint: Words("전국을 고르면 다른 동네 이웃도 찾아볼 수 있어요.", "All of Korea also finds what is for everyone.")
            ) { (scope: CommunityScope) in
                switch scope {
                case .neighbourhood: Words("우리 동네", "The neighbourhood")
                case .nationwide: Words("전국", "All of Korea")
                }
            },
        ],
        suggestedTags: [
            "동네소식", "질문", "추천", "맛집", "병원", "육아", "반려동물", "분실물", "집수리", "연습실", "연주회", "악기",
        ]
    )
}
