/// The effective configuration: options override the environment, which overrides the file and the
/// defaults.
public struct Settings: Sendable {
    /// A setting prepared for display.
    public struct Entry: Equatable, Sendable {
        public let name: String
        /// Without passwords; nil when unset.
        public let shown: String?
        public let source: SettingSource
        public let summary: String
    }

    private struct Value {
        let text: String
        let source: SettingSource
    }

    private let declared: [Setting]
    private let kinds: [String: ValueKind]
    private let values: [String: Value]

    /// Merges the layers, or throws all problems found.
    ///
    /// - Parameters:
    /// - environment: an undeclared variable that begins with `prefix` is an error; an empty one counts as
    ///   unset.
    /// - alsoKnown: other variables with the prefix, which are ignored.
    public init(
        _ declared: [Setting],
        invocation: Invocation? = nil,
        environment: [String: String] = [:],
        prefix: String,
        alsoKnown: Set<String> = [],
        file: SettingsFile? = nil
    ) throws(SettingsError) {
        let kinds = Dictionary(uniqueKeysWithValues: declared.map { ($0.name, $0.kind) })
        var layers = Layers(kinds: kinds)
        for setting in declared {
            if let standard = setting.standard {
                layers.values[setting.name] = Value(text: standard, source: .standard)
            }
        }
        if let file { layers.add(file) }
        layers.add(environment, of: declared, prefix: prefix, alsoKnown: alsoKnown)
        for setting in declared where invocation?.isGiven(setting.name) ?? false {
            layers.add(
                invocation?.texts(setting.name).last ?? "",
                for: setting.name,
                .option(setting.option.spelling)
            )
        }
        guard layers.problems.isEmpty else { throw SettingsError(problems: layers.problems) }
        self.declared = declared
        self.kinds = kinds
        self.values = layers.values
    }

    /// All settings, in order of declaration.
    public var entries: [Entry] {
        declared.map { setting in
            let value = values[setting.name]
            return Entry(
                name: setting.name,
                shown: value.map { setting.kind.shown($0.text) },
                source: value?.source ?? .standard,
                summary: setting.summary
            )
        }
    }

    public func source(of name: String) -> SettingSource {
        values[name]?.source ?? .standard
    }

    /// The names of those whose values differ, as they are declared. Files of secrets are compared by path.
    public func changes(since former: Settings) -> [String] {
        declared.map(\.name).filter { values[$0]?.text != former.values[$0]?.text }
    }

    /// The paths of the files of all secrets that are set.
    public var secretFiles: [String] {
        declared.filter { $0.kind == .secretFile }.compactMap { values[$0.name]?.text }
    }

    /// Returns the content of a secret's file without its trailing newline; nil when unset.
    public func secret(_ name: String) throws(SettingsError) -> String? {
        precondition(kinds[name] == .secretFile, "'\(name)' is not declared as the file of a secret")
        guard let value = values[name] else { return nil }
        do {
            let text = try Arguments.text(ofFile: value.text)
            return text.last?.isNewline ?? false ? String(text.dropLast()) : text
        } catch {
            let reason = SettingProblem.Reason.unreadable(path: value.text, why: error.why)
            throw SettingsError(problems: [SettingProblem(reason: reason, source: value.source)])
        }
    }

    /// Values so far; a later layer overrides an earlier one.
    private struct Layers {
        let kinds: [String: ValueKind]
        var values: [String: Value] = [:]
        var problems: [SettingProblem] = []

        mutating func add(_ text: String, for name: String, _ source: SettingSource) {
            guard let kind = kinds[name] else { return }
            if kind.accepts(text) {
                values[name] = Value(text: text, source: source)
            } else {
                complain(.invalid(name: name, value: text, kind), source)
            }
        }

        mutating func add(_ file: SettingsFile) {
            problems += file.problems
            var lines: [String: Int] = [:]
            for entry in file.entries {
                let source = SettingSource.file(path: file.path, line: entry.line)
                if kinds[entry.name] == nil {
                    complain(
                        .unknown(entry.name, suggestion: nearest(to: entry.name, among: kinds.keys.sorted())),
                        source
                    )
                } else if let first = lines[entry.name] {
                    complain(.repeated(name: entry.name, firstLine: first), source)
                } else {
                    lines[entry.name] = entry.line
                    add(entry.value, for: entry.name, source)
                }
            }
        }

        mutating func add(
            _ environment: [String: String],
            of declared: [Setting],
            prefix: String,
            alsoKnown: Set<String>
        ) {
            let names = Dictionary(
                uniqueKeysWithValues: declared.map { ($0.variable(prefix: prefix), $0.name) }
            )
            for (variable, text) in environment.sorted(by: { $0.key < $1.key }) where !text.isEmpty {
                if let name = names[variable] {
                    add(text, for: name, .environment(variable))
                } else if variable.hasPrefix(prefix), !alsoKnown.contains(variable) {
                    let near = nearest(to: variable, among: alsoKnown.union(names.keys).sorted())
                    complain(.unknown(variable, suggestion: near), .environment(variable))
                }
            }
        }

        private mutating func complain(_ reason: SettingProblem.Reason, _ source: SettingSource) {
            problems.append(SettingProblem(reason: reason, source: source))
        }
    }
}

extension Settings: NamedValues {
    public func kind(of name: String) -> ValueKind? {
        kinds[name]
    }

    public func texts(_ name: String) -> [String] {
        precondition(kinds[name] != nil, "'\(name)' was never declared")
        return values[name].map { [$0.text] } ?? []
    }
}
