import Domain

extension ClassSubject {
    /// Shown for a class without an image.
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
        case .hobby: .sparkle
        case .music: .note
        case .sport: .ball
        case .art: .palette
        case .cooking: .pot
        }
    }
}
