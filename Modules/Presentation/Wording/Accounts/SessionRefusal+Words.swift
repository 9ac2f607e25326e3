public import Domain

extension SessionRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .signInNeeded:
            Words("로그인이 필요해요.", "Please sign in first.")
        case .invalidToken:
            Words("로그인 정보를 알아볼 수 없어요. 다시 로그인해 주세요.", "That token is not one of ours. Please sign in again.")
        case .accessExpired:
            Words(
                "로그인을 갱신한 다음 다시 시도해 주세요.",
                "The access token has expired. Refresh the session and try again."
            )
        case .ended:
            Words("로그아웃된 기기예요. 다시 로그인해 주세요.", "This session has ended. Please sign in again.")
        case .refreshReused:
            Words(
                "이미 쓴 갱신 토큰이에요. 안전을 위해 이 기기를 로그아웃했어요. 다시 로그인해 주세요.",
                "That refresh token was used before, so to be safe this session has ended. Please sign in."
            )
        case .freshSignInNeeded:
            Words(
                "중요한 변경이라 본인인지 한 번 더 확인해야 해요.",
                "This is an important change, so please confirm first that it's you."
            )
        case .notFound:
            Words("그런 로그인 기기가 없어요.", "You have no such device.")
        }
    }
}

extension SignInRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .failed:
            Words("이메일이나 비밀번호가 맞지 않아요.", "The email or the password is wrong.")
        case .tooOften(let wait):
            Words(
                "비밀번호를 너무 여러 번 틀렸어요. \(wait.inKorean) 뒤에 다시 시도해 주세요.",
                "Too many wrong passwords. Please try again in \(wait.inEnglish)."
            )
        }
    }
}

extension Duration {
    private var wholeSeconds: Int64 { max(1, (wholeMilliseconds + 999) / 1_000) }

    var inKorean: String {
        wholeSeconds < 90 ? "\(wholeSeconds)초" : "\((wholeSeconds + 59) / 60)분"
    }

    var inEnglish: String {
        wholeSeconds < 90 ? Int(wholeSeconds).of("second") : "\((wholeSeconds + 59) / 60) minutes"
    }
}
