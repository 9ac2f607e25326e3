/// A text that operators give as a reason again and again.
public struct ReasonTemplate: Identifiable, Equatable, Sendable {
    /// The number of templates at a time.
    public static let most = 30
    public static let longestTitle = 40
    /// That of the shortest reason, so that a template fits wherever an operator gives one.
    public static let longest = SubmissionReason.longest

    public let id: Identifier<ReasonTemplate>
    public let contents: Contents

    public init(_ id: ID, _ contents: Contents) {
        (self.id, self.contents) = (id, contents)
    }

    public struct Contents: Hashable, Sendable {
        /// For operators.
        public let title: String
        /// In Korean.
        public let text: String
        /// Nil where readers of English get the Korean text.
        public let english: String?

        /// Throws the refusals of all fields that a rule refuses.
        public init(title: String, text: String, english: String? = nil) throws {
            let (title, text) = (title.tidied(), text.tidied())
            let english = english?.tidied() ?? ""
            var refusals = RefusalCollector()
            _ = try refusals.collect {
                guard !title.isEmpty else { throw ReasonTemplateRefusal.titleMissing }
                guard title.fits(ReasonTemplate.longestTitle) else {
                    throw ReasonTemplateRefusal.titleTooLong
                }
            }
            _ = try refusals.collect {
                guard !text.isEmpty else { throw ReasonTemplateRefusal.textMissing }
                guard text.fits(ReasonTemplate.longest) else { throw ReasonTemplateRefusal.textTooLong }
            }
            _ = try refusals.collect {
                guard english.fits(ReasonTemplate.longest) else { throw ReasonTemplateRefusal.englishTooLong }
            }
            try refusals.throwIfRefused()
            self.init(stored: title, text, english: english.isEmpty ? nil : english)
        }

        /// Restores stored contents.
        public init(stored title: String, _ text: String, english: String?) {
            (self.title, self.text, self.english) = (title, text, english)
        }

        /// In the reader's language, otherwise in Korean.
        public func text(in language: Language) -> String {
            language == .english ? english ?? text : text
        }
    }
}

public enum ReasonTemplateRefusal: String, Refusal, CaseIterable {
    /// There is no such template, and none for members who aren't operators.
    case notFound = "reason-template.not-found"
    case titleMissing = "reason-template.title-missing"
    case titleTooLong = "reason-template.title-too-long"
    case textMissing = "reason-template.text-missing"
    case textTooLong = "reason-template.text-too-long"
    case englishTooLong = "reason-template.english-too-long"
    case tooMany = "reason-template.too-many"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .titleMissing, .titleTooLong, .textMissing, .textTooLong, .englishTooLong: .invalid
        case .tooMany: .conflict
        }
    }

    public var field: String? {
        switch self {
        case .titleMissing, .titleTooLong: "title"
        case .textMissing, .textTooLong: "text"
        case .englishTooLong: "textEn"
        case .notFound, .tooMany: nil
        }
    }
}
