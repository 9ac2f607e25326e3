/// The rules of a robots.txt for one robot (RFC 9309).
struct RobotsRules: Equatable, Sendable {
    private struct Rule: Equatable, Sendable {
        let isAllowed: Bool
        let pattern: [UInt8]
    }

    static let everything = RobotsRules(rules: [])
    static let nothing = RobotsRules(rules: [Rule(isAllowed: false, pattern: Array("/".utf8))])

    /// Further bytes are ignored, as the standard allows.
    private static let longest = 512_000
    private static let mostRules = 2_000

    private let rules: [Rule]

    private init(rules: [Rule]) {
        self.rules = rules
    }

    /// Takes the groups that name the robot, else those for all.
    init(_ bytes: [UInt8], robot: String) {
        var own: [Rule] = []
        var general: [Rule] = []
        var (isNamed, isForAll, isOwn, isInRules) = (false, false, false, false)
        let text = String(decoding: bytes.prefix(Self.longest), as: UTF8.self)
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.prefix { $0 != "#" }.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 || line.contains(":"), let field = parts.first else { continue }
            let value = parts.count == 2 ? oneLine(String(parts[1])) : ""
            switch oneLine(String(field)).lowercased() {
            case "user-agent":
                if isInRules { (isOwn, isForAll, isInRules) = (false, false, false) }
                let name = value.prefix { $0 != "/" && $0 != " " }.lowercased()
                isOwn = isOwn || name == robot.lowercased()
                isForAll = isForAll || name == "*"
                isNamed = isNamed || isOwn
            case "allow", "disallow":
                isInRules = true
                guard !value.isEmpty, own.count + general.count < Self.mostRules else { continue }
                let isAllowed = oneLine(String(field)).lowercased() == "allow"
                let rule = Rule(isAllowed: isAllowed, pattern: Array(value.utf8))
                if isOwn { own.append(rule) }
                if isForAll { general.append(rule) }
            default: break
            }
        }
        rules = isNamed ? own : general
    }

    /// By the longest rule that matches; of two as long, the one that allows.
    func allow(_ target: String) -> Bool {
        let target = Array(target.utf8)
        let matching = rules.filter { Self.matches($0.pattern, target) }
        guard let longest = matching.map(\.pattern.count).max() else { return true }
        return matching.contains { $0.pattern.count == longest && $0.isAllowed }
    }

    /// A prefix, with `*` for any bytes and `$` for the end.
    private static func matches(_ pattern: [UInt8], _ target: [UInt8]) -> Bool {
        let isWhole = pattern.last == UInt8(ascii: "$")
        let pattern = isWhole ? Array(pattern.dropLast()) : pattern + [UInt8(ascii: "*")]
        var (position, index) = (0, 0)
        var retry: (position: Int, index: Int)?
        while index < target.count {
            if position < pattern.count, pattern[position] == UInt8(ascii: "*") {
                retry = (position, index)
                position += 1
            } else if position < pattern.count, pattern[position] == target[index] {
                (position, index) = (position + 1, index + 1)
            } else if let last = retry {
                retry = (last.position, last.index + 1)
                (position, index) = (last.position + 1, last.index + 1)
            } else {
                return false
            }
        }
        return pattern[position...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
