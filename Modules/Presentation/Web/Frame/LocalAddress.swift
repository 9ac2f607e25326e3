import HTTPServer

/// An address of this server, and of no other: where a form or a link may lead on to.
struct LocalAddress: Sendable {
    let text: String

    /// Nil for what a browser could take for another host's.
    init?(_ text: String) {
        guard text.hasPrefix("/"), !text.hasPrefix("//"), text.utf8.count <= 2_000,
            text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") })
        else { return nil }
        self.text = text
    }
}

extension Visit {
    /// Where the reader said they came from, or else `usual`.
    func wayBack(or usual: String) -> String {
        request.query["then"].flatMap(LocalAddress.init)?.text ?? usual
    }
}
