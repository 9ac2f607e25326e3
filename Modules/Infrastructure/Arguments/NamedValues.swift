/// Values from a command line or configuration, read by name and already validated.
///
/// Reading an undeclared name or the wrong kind stops the program. So does reading an optional value
/// without `ifGiven`.
public protocol NamedValues {
    /// The kind declared for this name.
    func kind(of name: String) -> ValueKind?
    /// The given texts, or the default.
    func texts(_ name: String) -> [String]
}

extension NamedValues {
    public func text(_ name: String) -> String {
        required(name, text(ifGiven:))
    }

    public func text(ifGiven name: String) -> String? {
        only(name)
    }

    public func flag(_ name: String) -> Bool {
        value(name, Bool.init(spelled:)) ?? false
    }

    public func integer(_ name: String) -> Int {
        required(name, integer(ifGiven:))
    }

    public func integer(ifGiven name: String) -> Int? {
        value(name, { Int($0) })
    }

    public func number(_ name: String) -> Double {
        required(name, number(ifGiven:))
    }

    public func number(ifGiven name: String) -> Double? {
        value(name, { Double($0) })
    }

    public func duration(_ name: String) -> Duration {
        required(name, duration(ifGiven:))
    }

    public func duration(ifGiven name: String) -> Duration? {
        value(name, Duration.init(spelled:))
    }

    public func bytes(_ name: String) -> Int {
        required(name, bytes(ifGiven:))
    }

    public func bytes(ifGiven name: String) -> Int? {
        value(name, Int.init(spelledBytes:))
    }

    public func choice<Choice: RawRepresentable<String>>(_ name: String, as type: Choice.Type = Choice.self)
        -> Choice
    {
        required(name, { choice(ifGiven: $0) })
    }

    public func choice<Choice: RawRepresentable<String>>(
        ifGiven name: String,
        as type: Choice.Type = Choice.self
    ) -> Choice? {
        value(name, Choice.init(rawValue:))
    }

    /// The values of a setting that is an order.
    public func order<Choice: RawRepresentable<String>>(_ name: String, of type: Choice.Type) -> [Choice] {
        required(name) { value($0) { ValueKind.words(of: $0).compactMap(Choice.init(rawValue:)) } }
    }

    private func required<Result>(_ name: String, _ read: (String) -> Result?) -> Result {
        guard let result = read(name) else {
            preconditionFailure("'\(name)' may be absent: read it with ifGiven")
        }
        return result
    }

    private func value<Result>(_ name: String, _ read: (String) -> Result?) -> Result? {
        guard let text = only(name) else { return nil }
        guard let result = read(text) else {
            preconditionFailure("'\(name)' is not declared to be read like this")
        }
        return result
    }

    private func only(_ name: String) -> String? {
        precondition(kind(of: name) != nil, "'\(name)' was never declared")
        return texts(name).last
    }
}
