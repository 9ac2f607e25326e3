import Domain
import Wording

/// Texts of the verification of a home.
enum VerificationPhrases {
    static let about = Words(
        """
        동네 인증은 그 동네에 있을 때 할 수 있고, 1년 동안 보여요. 이웃에게는 대표 동네의 인증만 보여요. \
        위치는 100미터쯤으로 줄여서 확인에만 쓰고, 저장하지 않아요.
        """,
        """
        Verify a neighbourhood while you are there, and neighbours see it for a year. They see that of your \
        main one only. Your position is rounded to about 100 metres, used for this check, and not stored.
        """
    )
    static let needsScript = Words(
        "동네 인증은 자바스크립트를 켠 브라우저에서 할 수 있어요.",
        "Verifying needs JavaScript, to ask for your position."
    )
    static let verify = Words("지금 여기 있어요 · 동네 인증하기", "I'm here now · Verify")
    static let again = Words("지금 여기 있어요 · 다시 인증하기", "I'm here now · Verify again")

    static func until(_ day: Words) -> Words {
        Words("인증이 \(day[.korean])까지 유효해요", "Verified until \(day[.english])")
    }

    static func ended(_ day: Words) -> Words {
        Words("\(day[.korean])에 인증이 끝났어요.", "Your verification ended on \(day[.english]).")
    }

    static func neighbour(in neighbourhood: Words) -> Words {
        Words(
            "\(neighbourhood[.korean]) 인증 이웃",
            "Verified neighbour in \(neighbourhood[.english])"
        )
    }
}
