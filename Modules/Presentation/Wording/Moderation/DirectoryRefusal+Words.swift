public import Domain

extension DirectoryRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("이웃 목록을 찾을 수 없어요.", "There is no list of members here.")
        case .ownAccount:
            Words(
                "내 계정에는 운영자로서 조치할 수 없어요. 내 계정은 설정에서 바꿔 주세요.",
                "This is your own account. Change it in your settings."
            )
        case .operatorsAccount:
            Words(
                """
                운영자의 계정은 삭제할 수 없어요. 서버 컴퓨터에서 'madang operator remove'로 먼저 운영자에서 빼 주세요.
                """,
                """
                An operator's account can't be deleted. First remove the operator with 'madang operator \
                remove' on the server's machine.
                """
            )
        case .alreadyConfirmed: Words("이미 확인한 이메일이에요.", "This email address is already confirmed.")
        case .notSuspended: Words("정지 중인 이웃이 아니에요.", "This member isn't suspended.")
        case .reasonMissing: Words("사유를 적어 주세요.", "Please give the reason.")
        case .nicknameDiffers:
            Words(
                "닉네임이 달라요. 삭제할 계정의 닉네임을 그대로 적어 주세요.",
                "That isn't the nickname of the account. Please type it exactly."
            )
        case .exportTooLong:
            Words(
                "한 번에 \(DirectoryExport.most)명까지 내려받을 수 있어요. 검색으로 줄여 주세요.",
                "An export has at most \(DirectoryExport.most) members. Please narrow it by a search."
            )
        }
    }
}

extension DirectoryFilter.State {
    public var words: Words {
        switch self {
        case .suspended: Words("정지 중", "Suspended")
        case .unconfirmed: Words("이메일 확인 전", "Email not confirmed")
        case .operators: Words("운영자", "Operators")
        }
    }
}
