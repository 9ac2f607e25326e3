/// The languages Madang speaks; the raw value is the tag of BCP 47.
public enum Language: String, CaseIterable, Sendable {
    case korean = "ko"
    case english = "en"
}
