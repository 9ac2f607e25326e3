extension LocalMailServer {
    /// The settings of a server that sends its emails here.
    public var settings: [String: String] {
        ["smtp": address, "mail-from": "madang@madang.example", "public-url": "https://madang.example/"]
    }

    /// The latest email.
    public func email(to address: String) -> Delivery? {
        deliveries.last { $0.to == address }
    }
}

extension LocalMailServer.Delivery {
    /// The six digits of a code.
    public var digits: String {
        text.split { !$0.isNumber }.first { $0.count == 6 }.map(String.init) ?? ""
    }

    /// The letters of a code, as in `7K3QD-9MXVA`.
    public var letters: String {
        text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")) }
            .first { $0.count == 11 && $0.dropFirst(5).first == "-" }.map(String.init) ?? ""
    }

    /// The token at the end of the link.
    public var token: String? {
        text.split(whereSeparator: \.isNewline).first { $0.contains("?token=") }
            .flatMap { $0.split(separator: "=").last.map(String.init) }
    }
}
