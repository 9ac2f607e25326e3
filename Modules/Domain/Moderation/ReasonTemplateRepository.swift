/// Stores the templates of reasons.
public protocol ReasonTemplateRepository: Sendable {
    func load() async throws -> ReasonTemplates

    /// Changes the templates in one transaction. When `change` throws, nothing is saved.
    func update(_ change: @escaping @Sendable (inout ReasonTemplates) throws -> Void) async throws
}
