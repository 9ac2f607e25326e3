public import Domain

extension IdentityProvider {
    public var words: Words {
        switch self {
        case .kakao: Words("카카오", "Kakao")
        case .naver: Words("네이버", "Naver")
        case .openID: Words("통합 계정", "single sign-on")
        }
    }
}

extension IdentityRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notOffered:
            Words("이 마당에서는 쓸 수 없는 로그인 방법이에요.", "This server doesn't offer that way to sign in.")
        case .attemptOver:
            Words("시간이 지났어요. 처음부터 다시 로그인해 주세요.", "That took too long. Please start signing in again.")
        case .notVouchedFor:
            Words("로그인을 확인하지 못했어요. 처음부터 다시 해 주세요.", "The sign-in couldn't be confirmed. Please start again.")
        case .providerUnreachable:
            Words(
                "지금은 로그인 서비스에 연결할 수 없어요. 잠시 뒤에 다시 시도해 주세요.",
                "The sign-in service can't be reached right now. Please try again in a moment."
            )
        case .taken:
            Words("다른 계정에 연결되어 있어요.", "It is already linked to another account.")
        case .alreadyLinked:
            Words(
                "이미 연결한 계정이 있어요. 먼저 연결을 해제해 주세요.",
                "You have already linked one. Unlink it first."
            )
        case .notLinked:
            Words("연결되어 있지 않아요.", "It isn't linked to your account.")
        case .lastWayIn:
            Words(
                "하나 남은 로그인 방법이라 해제할 수 없어요. 먼저 비밀번호를 정해 주세요.",
                "This is your only way to sign in. Set a password first."
            )
        case .emailNeeded:
            Words("이메일 주소를 적어 주세요.", "Please enter your email address.")
        }
    }
}
