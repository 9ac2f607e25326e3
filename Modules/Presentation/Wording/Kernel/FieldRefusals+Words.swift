public import Domain

extension FieldRefusals: LocalizedRefusal {
    public var localized: [any Refusal & LocalizedRefusal] {
        all.map { refusal in
            guard let localized = refusal as? any Refusal & LocalizedRefusal else {
                preconditionFailure("\(refusal.code) has no words")
            }
            return localized
        }
    }

    /// The sentences of all fields.
    public var words: Words {
        Words(
            localized.map { $0.words[.korean] }.joined(separator: " "),
            localized.map { $0.words[.english] }.joined(separator: " ")
        )
    }
}
