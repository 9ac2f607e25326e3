/// A supported language; the raw value is its BCP 47 tag.
public enum Language: String, CaseIterable, Sendable {
    case korean = "ko"
    case english = "en"
}
