public import JSONCoding

/// Several words of a closed choice as one parameter of a query, separated by commas.
public struct WordList<Word: WireWord & Hashable>: WireValue, Hashable {
    public let words: [Word]

    public init(_ words: [Word] = []) {
        self.words = words
    }

    public static func fieldSchema(_ limited: Schema?) -> Schema { limited ?? .list(of: Word.self) }
    public static var omitted: WordList? { WordList() }
    public var isOmitted: Bool { words.isEmpty }

    public init(_ json: JSON, at place: () -> FieldPlace) throws(FieldError) {
        let items = try String(json, at: place).split(separator: ",")
        words = items.compactMap { Word(rawValue: String($0)) }
        guard words.count == items.count else { throw FieldError(field: place().path, wanted: "list") }
    }

    public func writeValue(to writer: inout JSONWriter) {
        writer.string(words.map(\.rawValue).joined(separator: ","))
    }
}
