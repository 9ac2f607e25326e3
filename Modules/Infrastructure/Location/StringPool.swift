/// Numbers distinct texts in order of first use.
struct StringPool {
    private var numbers: [String: UInt32] = [:]
    private(set) var strings: [String] = []

    mutating func number(of string: String) -> UInt32 {
        if let number = numbers[string] { return number }
        let number = UInt32(strings.count)
        numbers[string] = number
        strings.append(string)
        return number
    }

    func write(to sections: inout AtlasSections) {
        var end: UInt32 = 0
        for string in strings {
            end += UInt32(string.utf8.count)
            sections.append(end, to: .stringEnds)
            sections.append(string.utf8, to: .stringBytes)
        }
    }
}
