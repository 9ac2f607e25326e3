/// The members of a JSON object in order; equality ignores the order.
public struct JSONObject: Sendable {
    private var members: [(key: String, value: JSON)] = []
    /// An index for large objects only; small ones are searched linearly.
    private var places: [String: Int] = [:]

    private static let searchedFromTheFront = 12

    public init() {}

    public init(members: some Sequence<(String, JSON)>) {
        for (key, value) in members { self[key] = value }
    }

    public var count: Int { members.count }
    public var isEmpty: Bool { members.isEmpty }
    public var keys: [String] { members.map(\.key) }

    /// Setting an existing member keeps its position; setting nil removes it.
    public subscript(key: String) -> JSON? {
        get { place(of: key).map { members[$0].value } }
        set {
            switch (place(of: key), newValue) {
            case (let place?, let value?): members[place].value = value
            case (let place?, nil): remove(at: place)
            case (nil, let value?): append(key, value)
            case (nil, nil): break
            }
        }
    }

    /// Returns false, without a change, when the key exists.
    mutating func insert(_ key: String, _ value: JSON) -> Bool {
        guard place(of: key) == nil else { return false }
        append(key, value)
        return true
    }

    private func place(of key: String) -> Int? {
        places.isEmpty ? members.firstIndex { $0.key == key } : places[key]
    }

    private mutating func append(_ key: String, _ value: JSON) {
        members.append((key, value))
        if !places.isEmpty {
            places[key] = members.count - 1
        } else if members.count > Self.searchedFromTheFront {
            index()
        }
    }

    private mutating func remove(at place: Int) {
        members.remove(at: place)
        places = [:]
        if members.count > Self.searchedFromTheFront { index() }
    }

    private mutating func index() {
        for (place, member) in members.enumerated() { places[member.key] = place }
    }
}

extension JSONObject: Sequence {
    public func makeIterator() -> IndexingIterator<[(key: String, value: JSON)]> {
        members.makeIterator()
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self.init(members: elements)
    }
}

extension JSONObject: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        left.count == right.count && left.allSatisfy { right[$0.key] == $0.value }
    }

    public func hash(into hasher: inout Hasher) {
        var sum = 0
        for (key, value) in self {
            var member = Hasher()
            member.combine(key)
            member.combine(value)
            sum ^= member.finalize()
        }
        hasher.combine(sum)
    }
}
