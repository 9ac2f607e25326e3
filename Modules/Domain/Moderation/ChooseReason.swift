/// What an operator sends as a reason: a text, a template, or both.
public struct ReasonDraft: Hashable, Sendable {
    public let text: String?
    public let template: ReasonTemplate.ID?

    public init(text: String?, template: ReasonTemplate.ID?) {
        (self.text, self.template) = (text, template)
    }

    /// The operator's own text, if it says something else than the template. Otherwise that of the template,
    /// in this language. So a form may fill in the text in the operator's language.
    func text(of template: ReasonTemplate, in language: Language) -> String {
        let (own, contents) = (text?.tidied() ?? "", template.contents)
        guard own.isEmpty || own == contents.text || own == contents.english else { return own }
        return contents.text(in: language)
    }
}

/// Finds the text of an operator's reason.
public struct ChooseReason: Sendable {
    private let templates: any ReasonTemplateRepository
    private let operators: any OperatorRepository
    private let accounts: any AccountRepository

    public init(
        templates: any ReasonTemplateRepository,
        operators: any OperatorRepository,
        accounts: any AccountRepository
    ) {
        (self.templates, self.operators, self.accounts) = (templates, operators, accounts)
    }

    /// A reason is stored as one text. A template is therefore read in its reader's language when it is
    /// given, and stays so.
    ///
    /// Throws ``ReasonTemplateRefusal/notFound``, also for a member who isn't an operator.
    ///
    /// - Parameter reader: nil for an account that is deleted.
    public func callAsFunction(_ draft: ReasonDraft, to reader: Member.ID?, by who: Member.ID) async throws
        -> String
    {
        guard let id = draft.template else { return draft.text ?? "" }
        guard try await operators.isAppointed(who) else { throw ReasonTemplateRefusal.notFound }
        let template = try await templates.load().template(id)
        var language = Language.korean
        if let reader, let account = try await accounts.find(reader) { language = account.language }
        return draft.text(of: template, in: language)
    }
}
