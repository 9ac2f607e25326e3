/// RFC 4648's base64url without padding, safe in URLs, cookies and file names.
public enum Base64URL {
    public static func encode(_ bytes: [UInt8]) -> String {
        SodiumBase64.urlSafeUnpadded.encode(bytes)
    }

    /// Returns nil unless the text is exactly the output of `encode`, so that the encoding is unique.
    public static func decode(_ text: String) -> [UInt8]? {
        SodiumBase64.urlSafeUnpadded.decode(text)
    }
}
