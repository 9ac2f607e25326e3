public import Domain

extension SecondFactorRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .codeNeeded:
            Words("인증 앱의 코드나 복구 코드를 적어 주세요.", "Enter the code of your app, or a recovery code.")
        case .challengeOver:
            Words(
                "시간이 지났거나 이미 쓴 로그인이에요. 다시 로그인해 주세요.",
                "This took too long, or was used before. Please sign in again."
            )
        case .wrongCode:
            Words(
                "코드가 맞지 않거나 이미 쓴 코드예요. 앱의 새 코드를 적어 주세요.",
                "That code is wrong or was used before. Enter the next code of your app."
            )
        case .tooOften(let wait):
            Words(
                "코드를 너무 여러 번 틀렸어요. \(wait.inKorean) 뒤에 다시 시도해 주세요.",
                "Too many wrong codes. Please try again in \(wait.inEnglish)."
            )
        case .setUpOver:
            Words("시간이 지났어요. 처음부터 다시 해 주세요.", "This took too long. Please start again.")
        case .alreadyOn:
            Words("이미 2단계 인증을 쓰고 있어요.", "Two-step sign-in is already on.")
        case .off:
            Words("2단계 인증을 쓰지 않는 계정이에요.", "This account has no two-step sign-in.")
        }
    }
}
