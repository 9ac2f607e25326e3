public import JSONCoding

/// A browser's subscription at a push service of a test.
public enum SamplePushOffer {
    /// Those of RFC 8291, appendix A.
    public static let key =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    public static let secret = "BTBZMqHH6r4Tts7J_aSIgg"

    public static func at(_ endpoint: String) -> JSON {
        ["endpoint": .string(endpoint), "key": .string(key), "secret": .string(secret)]
    }
}
