public import Domain

extension Manner {
    public var words: Words {
        switch self {
        case .punctual: Words("시간을 잘 지켜요", "Always on time")
        case .kind: Words("친절해요", "Kind")
        case .answersQuickly: Words("답장이 빨라요", "Answers quickly")
        case .flexible: Words("일정을 잘 맞춰 줘요", "Flexible about times")
        case .clear: Words("설명이 쉬워요", "Explains clearly")
        case .prepared: Words("준비를 잘해 와요", "Well prepared")
        case .patient: Words("차근차근 알려 줘요", "Patient")
        case .eager: Words("열심히 배워요", "Eager to learn")
        case .practises: Words("연습을 해 와요", "Practises between lessons")
        }
    }
}
