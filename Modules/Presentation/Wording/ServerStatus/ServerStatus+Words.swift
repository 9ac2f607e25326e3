public import Domain

extension ServerStatusRefusal: LocalizedRefusal {
    public var words: Words { Words("서버 상태를 찾을 수 없어요.", "There is no server status here.") }
}

extension OutgoingQueue.Name {
    public var words: Words {
        switch self {
        case .emails: Words("메일", "Emails")
        case .pushes: Words("푸시 알림", "Push notifications")
        }
    }
}
