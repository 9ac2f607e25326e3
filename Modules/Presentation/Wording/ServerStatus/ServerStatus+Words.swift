public import Domain

extension ServerStatusRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("서버 상태를 찾을 수 없어요.", "There is no server status here.")
        case .noMailServer:
            Words(
                "메일 서버를 정하지 않았어요. 설정 'smtp'에 메일 서버를 적어 주세요.",
                "There is no mail server. Please name one in the setting 'smtp'."
            )
        }
    }
}

extension TestMail.Result {
    public var words: Words {
        switch self {
        case .accepted: Words("메일 서버가 메일을 받았어요.", "The mail server accepted the email.")
        case .refused: Words("메일 서버가 메일을 받지 않았어요.", "The mail server refused the email.")
        case .unreachable: Words("메일 서버에 닿지 못했어요.", "The mail server can't be reached.")
        }
    }
}

extension EmailText {
    /// By which an operator tests the mail server.
    public static func test(from name: Words, in language: Language) -> EmailText {
        let place = name[language]
        let subject = Words("\(place)의 시험 메일이에요", "Test email from \(place)")
        let text = Words(
            "이 메일을 읽고 있다면 메일이 잘 나가고 있어요. 스팸함에 있었다면 보내는 도메인의 SPF와 DKIM을 확인해 주세요.",
            "If you read this, emails leave. If it was in the spam folder, check SPF and DKIM of the domain."
        )
        return EmailText(subject: subject[language], parts: [.paragraph(text[language])])
    }
}

extension OutgoingQueue.Name {
    public var words: Words {
        switch self {
        case .emails: Words("메일", "Emails")
        case .pushes: Words("푸시 알림", "Push notifications")
        }
    }
}
