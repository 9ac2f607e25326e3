public import Domain

extension DigestSubscription.Frequency {
    public var words: Words {
        switch self {
        case .daily: Words("매일 아침", "Every morning")
        case .weekly: Words("매주 금요일", "Every Friday")
        }
    }
}

extension DigestSubscription.End {
    /// When and why the emails stopped.
    public var words: Words {
        let day = at.dateInSeoul.words
        return switch reason {
        case .withdrawn:
            Words(
                "\(day[.korean])에 수신 동의를 철회했어요.",
                "You withdrew your consent on \(day[.english])."
            )
        case .lapsed:
            Words(
                "동의한 지 2년이 되어 \(day[.korean])에 메일이 멈췄어요.",
                "The emails stopped on \(day[.english]), two years after your consent."
            )
        }
    }
}

extension DigestSubscription.Consent {
    public static func given(at moment: Moment) -> Words {
        let day = moment.dateInSeoul.words
        return Words("\(day[.korean])에 수신에 동의했어요.", "You consented on \(day[.english]).")
    }

    /// Asks whether it still holds.
    public static func question(until moment: Moment) -> Words {
        let day = moment.dateInSeoul.words
        return Words(
            "계속 받을까요? 답하지 않으면 \(day[.korean])부터 보내지 않아요.",
            "Shall we go on? Without an answer the emails stop on \(day[.english])."
        )
    }

    public static let goOn = Words("계속 받을게요", "Keep them coming")
}

extension DigestRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .unavailable:
            Words("이 마당에서는 동네 소식 메일을 보내지 않아요.", "This server doesn't mail news of the neighbourhood.")
        }
    }
}
