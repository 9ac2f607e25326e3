extension HTML {
    /// A block of styles within a page.
    ///
    /// - Parameters:
    ///   - styles: a stylesheet of our own, without "<", so that nothing ends the block.
    ///   - nonce: allows the block in the page's policy.
    public static func styles(_ styles: String, nonce: String) -> HTML {
        precondition(!styles.utf8.contains(UInt8(ascii: "<")), "a stylesheet has no markup")
        let start: HTML = "<style nonce=\"\(nonce)\">"
        // Without "<", nothing in it is markup.
        return HTML(trusted: start.bytes + Array(styles.utf8) + Array("</style>".utf8))
    }
}
