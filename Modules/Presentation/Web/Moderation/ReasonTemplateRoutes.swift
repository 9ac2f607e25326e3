public import Domain
import HTTPServer
import Wire

/// Endpoints of the texts that operators give as reasons, not found for other members.
public struct ReasonTemplateRoutes: Sendable {
    private let manage: ManageReasonTemplates

    public init(manage: ManageReasonTemplates) {
        self.manage = manage
    }

    public var endpoints: [Endpoint] {
        [
            list, add.audited(as: .reasonAdd), edit.audited(as: .reasonEdit),
            remove.audited(as: .reasonRemove),
        ]
    }

    private var list: Endpoint {
        .on(API.reasonTemplates.list) { _, _, who in
            ListBody(try await manage.list(for: who.member).map(ReasonTemplateBody.init))
        }
    }

    private var add: Endpoint {
        .on(API.reasonTemplates.add) { _, draft, who in
            ReasonTemplateBody(try await manage.add(draft.contents(), by: who.member))
        }
    }

    private var edit: Endpoint {
        .on(API.reasonTemplates.edit) { id, draft, who in
            ReasonTemplateBody(try await manage.edit(id, draft.contents(), by: who.member))
        }
    }

    private var remove: Endpoint {
        .on(API.reasonTemplates.remove) { id, nothing, who in
            try await manage.remove(id, by: who.member)
            return nothing
        }
    }
}
