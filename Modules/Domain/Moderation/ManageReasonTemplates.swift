/// The texts that operators give as reasons.
///
/// Its functions throw ``ReasonTemplateRefusal/notFound`` for a member who isn't an operator.
public struct ManageReasonTemplates: Sendable {
    private let templates: any ReasonTemplateRepository
    private let operators: any OperatorRepository
    private let identifiers: IdentifierGenerator

    public init(
        templates: any ReasonTemplateRepository,
        operators: any OperatorRepository,
        identifiers: IdentifierGenerator
    ) {
        (self.templates, self.operators, self.identifiers) = (templates, operators, identifiers)
    }

    /// The audit log doesn't record it: each form that takes a reason asks, and it concerns no member.
    public func list(for who: Member.ID) async throws -> [ReasonTemplate] {
        guard try await operators.isAppointed(who) else { throw ReasonTemplateRefusal.notFound }
        return try await templates.load().all
    }

    /// Throws ``ReasonTemplateRefusal/tooMany``.
    public func add(_ contents: ReasonTemplate.Contents, by who: Member.ID) async throws -> ReasonTemplate {
        try await admit(who)
        let template = ReasonTemplate(identifiers.next(), contents)
        try await templates.update { try $0.add(template) }
        return template
    }

    public func edit(_ id: ReasonTemplate.ID, _ contents: ReasonTemplate.Contents, by who: Member.ID)
        async throws -> ReasonTemplate
    {
        try await admit(who)
        let template = ReasonTemplate(id, contents)
        try await templates.update { try $0.replace(template) }
        return template
    }

    /// Reasons that were given by it stay as they are.
    public func remove(_ id: ReasonTemplate.ID, by who: Member.ID) async throws {
        try await admit(who)
        try await templates.update { try $0.remove(id) }
    }

    private func admit(_ who: Member.ID) async throws {
        guard try await operators.isOperator(who) else { throw ReasonTemplateRefusal.notFound }
    }
}
