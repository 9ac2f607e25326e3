/// The reason that lessons at weekly times can't be agreed on together.
public enum WeeklySlotsRefusal: Refusal, Equatable {
    /// These of the times aren't free.
    case notFree([Moment])

    public var code: String { "slot.some-not-free" }
    public var kind: RefusalKind { .conflict }
    public var field: String? { "weeks" }
}
