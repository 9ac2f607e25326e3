import Hashing

/// A number held by a session's advisory lock, and the closure that receives it.
struct PostgreSQLLease: Sendable {
    private let numbers: Range<Int>
    private let name: String
    private let take: @Sendable (Int) -> Void
    private var held: Int?

    init(_ numbers: Range<Int>, under name: String, _ take: @escaping @Sendable (Int) -> Void) {
        self.numbers = numbers
        self.name = name
        self.take = take
    }

    /// Takes the previous number if it is free, otherwise any.
    ///
    /// The first number is random: one that another process has just lost, and will ask for again, is
    /// rarely taken.
    mutating func renew(on link: PostgreSQLLink) throws {
        let first = held ?? numbers.randomElement() ?? numbers.lowerBound
        for number in Array(first..<numbers.upperBound) + Array(numbers.lowerBound..<first) {
            let answer = try link.run("SELECT pg_try_advisory_lock(\(key), \(number)) AS ours").rows().first
            guard try answer?.value("ours") == true else { continue }
            if held != number { take(number) }
            held = number
            return
        }
        throw DatabaseError.allTaken(name, numbers)
    }

    /// The name's FNV-1a hash, in the 32 bits that PostgreSQL takes.
    private var key: Int32 {
        Int32(bitPattern: FNV1a.hash32(name.utf8))
    }
}
