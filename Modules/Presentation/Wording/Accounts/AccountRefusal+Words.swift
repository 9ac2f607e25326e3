public import Domain

extension AccountRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .invalidEmail:
            Words("이메일 주소를 다시 확인해 주세요.", "That doesn't look like an email address.")
        case .emailTaken: .emailTaken
        case .passwordTooShort:
            Words("비밀번호는 10자 이상이어야 해요.", "A password needs at least 10 characters.")
        case .passwordTooLong:
            Words("비밀번호는 200자까지 쓸 수 있어요.", "A password can have at most 200 characters.")
        case .passwordTooCommon: .passwordTooCommon
        case .passwordAboutMember: .passwordAboutMember
        case .passwordRepeats: .passwordRepeats
        case .passwordSequence: .passwordSequence
        case .passwordKeyboard: .passwordKeyboard
        case .passwordDate: .passwordDate
        case .wrongPassword:
            Words("지금 비밀번호가 맞지 않아요.", "That is not your current password.")
        case .noPassword: .noPassword
        case .nicknameLength:
            Words("닉네임은 2자에서 20자까지 쓸 수 있어요.", "A nickname has 2 to 20 characters.")
        case .nicknameLetters: .nicknameLetters
        case .nicknameReserved:
            Words("운영자로 오해할 수 있는 닉네임은 쓸 수 없어요.", "That nickname could be taken for the operator's.")
        case .nicknameTaken: .nicknameTaken
        case .birthYearImplausible:
            Words("태어난 해를 다시 확인해 주세요.", "Please check the year of birth.")
        case .tooYoung:
            Words("만 14세부터 가입할 수 있어요.", "You can join from the age of 14.")
        case .bioTooLong:
            Words("소개는 300자까지 쓸 수 있어요.", "A bio can have at most 300 characters.")
        case .companyTooLong: .companyTooLong
        case .noSuchPicture:
            Words("내가 올린 사진만 쓸 수 있어요.", "Please choose a picture that you uploaded yourself.")
        case .noSuchSection:
            Words("내보내기에 그런 부분은 없어요.", "An export has no such part.")
        case .emailUnconfirmed: .emailUnconfirmed
        case .signUpClosed:
            Words("지금은 새로 가입할 수 없어요.", "This server takes no new members at the moment.")
        case .emailDomain:
            Words(
                "이 메일 도메인으로는 가입할 수 없어요. 운영자가 정한 도메인의 이메일을 적어 주세요.",
                "Addresses of this mail domain can't sign up here. Please use one that the operator takes."
            )
        case .gone:
            Words("탈퇴한 계정이에요.", "This account has been deleted.")
        }
    }
}

extension Words {
    fileprivate static let emailUnconfirmed = Words(
        """
        먼저 이메일을 확인해 주세요. 설정의 이메일에서 코드를 받을 수 있어요. 메일을 보내지 않는 서버라면 운영자에게 \
        부탁해 주세요.
        """,
        """
        Please confirm your email address first: the settings send you a code. If this server sends no mail, \
        ask its operator.
        """
    )

    fileprivate static let emailTaken = Words(
        "이미 가입한 이메일이에요. 로그인해 주세요.",
        "There is already an account with this email. Sign in instead."
    )

    fileprivate static let passwordTooCommon = Words(
        "쉽게 알아낼 수 있는 비밀번호예요. 다른 비밀번호를 정해 주세요.",
        "That password is too easy to guess. Please choose another."
    )

    fileprivate static let passwordAboutMember = Words(
        "닉네임이나 이메일로 만든 비밀번호예요. 다른 비밀번호를 정해 주세요.",
        "That password is made of your nickname or email. Please choose another."
    )

    fileprivate static let passwordRepeats = Words(
        "같은 글자가 반복되어 쉽게 추측할 수 있어요. 다른 비밀번호를 정해 주세요.",
        "Repeated characters are easy to guess. Please choose another password."
    )

    fileprivate static let passwordSequence = Words(
        "연속된 글자나 숫자라 쉽게 추측할 수 있어요. 다른 비밀번호를 정해 주세요.",
        "Sequences such as 1234 are easy to guess. Please choose another password."
    )

    fileprivate static let passwordKeyboard = Words(
        "키보드에서 이어진 글자라 쉽게 추측할 수 있어요. 다른 비밀번호를 정해 주세요.",
        "Keys beside each other are easy to guess. Please choose another password."
    )

    fileprivate static let passwordDate = Words(
        "날짜는 쉽게 추측할 수 있어요. 다른 비밀번호를 정해 주세요.",
        "Dates are easy to guess. Please choose another password."
    )

    fileprivate static let noPassword = Words(
        "아직 비밀번호가 없어요. 로그인 화면의 '비밀번호를 잊었어요'에서 정해 주세요.",
        "Your account has no password yet. Set one with “I forgot my password”."
    )

    fileprivate static let nicknameLetters = Words(
        "닉네임에는 글자와 숫자, 빈칸 하나, 마침표, 밑줄, 붙임표만 쓸 수 있어요.",
        "A nickname may contain letters, digits, single spaces, dots, underscores and hyphens."
    )

    fileprivate static let nicknameTaken = Words(
        "이미 쓰고 있거나 아주 비슷한 닉네임이 있어요.",
        "Someone already goes by that nickname, or by one that looks like it."
    )

    fileprivate static let companyTooLong = Words(
        "학교나 회사 이름은 한 줄, 50자까지 쓸 수 있어요.",
        "A school or company is one line of at most 50 characters."
    )
}
