import Hashing

/// A number held by a lock of the session, and who wants to know which.
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

    /// Takes the number held before, if nobody has it now, or any other.
    ///
    /// A first number is chosen by lot: what another process has just lost, and will ask for again, is then
    /// hardly ever taken from it.
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

    /// Of the name, as the 32 bits that PostgreSQL takes.
    private var key: Int32 {
        Int32(bitPattern: FNV1a.hash32(name.utf8))
    }
}
