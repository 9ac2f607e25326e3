public import Domain

extension ChallengeRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .wrongCode:
            Words(
                "코드가 맞지 않거나 기한이 지났어요. 새 코드를 받아 주세요.",
                "That code is wrong or has expired. Please request a new one."
            )
        case .codeNeeded:
            Words("이메일로 받은 코드를 적어 주세요.", "Enter the code from the email.")
        case .alreadyVerified:
            Words("이미 확인한 이메일이에요.", "This address is already confirmed.")
        case .mailNotConfigured:
            Words(
                "이 마당은 아직 메일을 보낼 수 없어요. 운영자에게 알려 주세요.",
                "This server can't send email yet. Please tell its operator."
            )
        }
    }
}

extension CallRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .tooOften:
            Words(
                "요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.",
                "Too many requests. Please wait a little and try again."
            )
        case .signUpsSlowed:
            Words(
                "지금은 가입을 천천히 받고 있어요. 한 시간쯤 뒤에 다시 시도해 주세요.",
                "New accounts are limited for now. Please try again in about an hour."
            )
        }
    }
}
