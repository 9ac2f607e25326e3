/// Translates a schema from SQLite's STRICT dialect to PostgreSQL's.
///
/// Only uppercase words outside quotes and comments are translated: the types `INTEGER`, `REAL`, `BLOB` and
/// `TEXT`. `STRICT` and `WITHOUT ROWID` are removed. Text gets the collation "C", so that both engines sort
/// by code point.
enum SchemaTranslation {
    static func postgresql(_ sqlite: String) -> String {
        var translated = ""
        var previous = ""
        var pieces = Piece.split(sqlite)[...]
        while let piece = pieces.popFirst() {
            switch piece {
            case .other(let text):
                translated += text
            case .word("STRICT"):
                Self.dropComma(&pieces, &translated)
            case .word("WITHOUT") where Self.isRowID(pieces):
                pieces.removeFirst(2)
                Self.dropComma(&pieces, &translated)
            case .word("TEXT"):
                // `CAST(… AS TEXT)` takes no collation.
                translated += previous == "AS" ? "TEXT" : "TEXT COLLATE \"C\""
            case .word(let word):
                translated += words[word] ?? word
            }
            if case .word(let word) = piece { previous = word }
        }
        return translated
    }

    private static let words = ["INTEGER": "BIGINT", "REAL": "DOUBLE PRECISION", "BLOB": "BYTEA"]

    private static func isRowID(_ pieces: ArraySlice<Piece>) -> Bool {
        pieces.count >= 2 && pieces.first?.isBlank == true
            && pieces[pieces.startIndex + 1] == .word("ROWID")
    }

    /// Removes a table option's comma, which may precede or follow it.
    private static func dropComma(_ pieces: inout ArraySlice<Piece>, _ translated: inout String) {
        if case .other(let text) = pieces.first, text.drop(while: \.isWhitespace).first == "," {
            pieces[pieces.startIndex] = .other(String(text.drop(while: \.isWhitespace).dropFirst()))
            return
        }
        while translated.last?.isWhitespace == true || translated.last == "," {
            translated.removeLast()
        }
    }
}

/// A word to translate, or anything else: blanks, punctuation, quotes, comments.
private enum Piece: Equatable {
    case word(String)
    case other(String)

    var isBlank: Bool {
        if case .other(let text) = self { text.allSatisfy(\.isWhitespace) } else { false }
    }

    static func split(_ sql: String) -> [Piece] {
        var pieces: [Piece] = []
        var rest = sql[...]
        while let first = rest.first {
            let length: Int
            if first.isWordStart {
                length = rest.prefix { $0.isWordStart || $0.isNumber }.count
                pieces.append(.word(String(rest.prefix(length))))
            } else {
                length = rest.quoteOrComment
                pieces.append(.other(String(rest.prefix(length))))
            }
            rest = rest.dropFirst(length)
        }
        return pieces
    }
}

extension Character {
    fileprivate var isWordStart: Bool { isLetter || self == "_" }
}

extension Substring {
    /// Length of the quoted text or comment that begins here; otherwise of the text up to the next one.
    fileprivate var quoteOrComment: Int {
        if let quote = first, quote == "'" || quote == "\"" {
            return length(upTo: String(quote), after: 1)
        }
        if hasPrefix("--") { return length(upTo: "\n", after: 2) }
        if hasPrefix("/*") { return length(upTo: "*/", after: 2) }
        return 1
    }

    private func length(upTo end: String, after start: Int) -> Int {
        var rest = dropFirst(start)
        var length = start
        while !rest.isEmpty {
            if rest.hasPrefix(end) { return length + end.count }
            rest = rest.dropFirst()
            length += 1
        }
        return length
    }
}
