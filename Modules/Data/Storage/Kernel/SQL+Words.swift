import Database
import Domain

extension Row {
    /// A word of a closed choice.
    func word<Word: RawRepresentable<String>>(_ column: String) throws -> Word {
        try stored(column) { Word(rawValue: $0) }
    }

    func wordIfPresent<Word: RawRepresentable<String>>(_ column: String) throws -> Word? {
        try storedIfPresent(column) { Word(rawValue: $0) }
    }

    func subject(_ kind: String = "subject_kind", _ number: String = "subject_id") throws -> Subject {
        Subject(try word(kind), try value(number))
    }

    func neighbourhood(_ column: String = "code") throws -> NeighbourhoodCode {
        try stored(column) { NeighbourhoodCode(number: $0) }
    }

    func image(_ column: String) throws -> StoredFile? {
        try storedIfPresent(column) { StoredFile($0) }
    }

    func price(_ won: String = "price", _ unit: String = "price_unit") throws -> Price {
        guard let unit: PriceUnit = try wordIfPresent(unit) else { return .negotiable }
        return .fixed(try stored(won) { Money(won: $0) }, per: unit)
    }
}

extension Price {
    var won: Int? {
        if case .fixed(let money, _) = self { money.won } else { nil }
    }

    var unit: PriceUnit? {
        if case .fixed(_, let unit) = self { unit } else { nil }
    }
}
