import Domain

extension ClassSubject {
    /// What a class shows that has no picture.
    var icon: Icon {
        switch self {
        case .korean: .giyeok
        case .math: .sums
        case .english: .letter
        case .science: .flask
        case .society: .globe
        case .language: .speech
        case .major: .cap
        case .computer: .screen
        case .hobby: .palette
        }
    }
}
