/// The head of a form's part.
public struct MultipartPart: Sendable {
    public let name: String
    /// Safe to display and to use as a last path component; nil for a plain field.
    public let fileName: String?
    public let contentType: String?

    init(_ block: some Sequence<UInt8>) throws(MultipartError) {
        guard let text = String(validating: Array(block), as: UTF8.self) else {
            throw .malformed(reason: "A part's headers are not UTF-8.")
        }
        var disposition: Parameters?
        var type: String?
        for line in text.split(separator: "\r\n") {
            guard let colon = line.firstIndex(of: ":") else {
                throw .malformed(reason: "A part has a header without a colon.")
            }
            let value = line[line.index(after: colon)...].trimmed
            if line[..<colon].equalsIgnoringCase("Content-Disposition") { disposition = Parameters(value) }
            if line[..<colon].equalsIgnoringCase("Content-Type") { type = String(value) }
        }
        guard let disposition, disposition.value.equalsIgnoringCase("form-data"),
            let name = disposition["name"]
        else {
            throw .malformed(reason: "A part has no name.")
        }
        self.name = name
        fileName = disposition["filename"].map(MultipartPart.sanitised)
        contentType = type
    }

    /// Returns the last path component without control characters, leading dots or characters that file
    /// systems forbid.
    static func sanitised(_ name: String) -> String {
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
        let kept = last.unicodeScalars.filter { scalar in
            scalar.value >= 0x20 && scalar.value != 0x7F && !"<>:\"|?*".unicodeScalars.contains(scalar)
                && scalar.properties.generalCategory != .format
        }
        let short = String(String.UnicodeScalarView(kept)).drop { $0 == "." || $0 == " " }.prefix(120)
        return short.isEmpty ? "file" : String(short)
    }
}
