public import Domain

// The texts of accounts in bodies.

extension Bio: RuledText {
    public init(reading text: String) throws { try self.init(text) }
    public var written: String { text }
}

extension Company: RuledText {
    public init(reading text: String) throws { try self.init(text) }
    public var written: String { text }
}

extension EmailAddress: RuledText {
    public init(reading text: String) throws { try self.init(text) }
    public var written: String { text }
}

extension Nickname: RuledText {
    public init(reading text: String) throws { try self.init(text) }
    public var written: String { text }
}
