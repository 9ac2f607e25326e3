extension HTML {
    /// A block of JSON for programs that read the page. Browsers don't run it.
    ///
    /// - Parameter json: a JSON document, where "<" occurs within strings only. It is written as an escape,
    ///   so that no text can end the block.
    public static func dataBlock(_ type: StaticString, json: String) -> HTML {
        var bytes = Array("<script type=\"\(type)\">".utf8)
        for byte in json.utf8 {
            if byte == UInt8(ascii: "<") {
                bytes += Array("\\u003c".utf8)
            } else {
                bytes.append(byte)
            }
        }
        // Without "<", nothing in it is markup.
        return HTML(trusted: bytes + Array("</script>".utf8))
    }
}
