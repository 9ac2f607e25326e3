import Domain
import HTTPServer
import Wire

/// Paths of the pages of the texts that operators give as reasons.
enum ReasonTemplatePagePath: String, Path {
    case all = "/operator/reasons"
    case new = "/operator/reasons/new"
    case edit = "/operator/reasons/{id}"
    case remove = "/operator/reasons/{id}/remove"
}

/// Page routes of the texts that operators give as reasons, not found for other members.
public struct ReasonTemplatePages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [all, new, add, edit, editing, remove] }

    private var all: PageRoute {
        .memberPage(ReasonTemplatePagePath.all) { visit in
            ReasonTemplatesPage(templates: try await visit.reasonTemplates).page(for: visit)
        }
    }

    private var new: PageRoute {
        .memberPage(ReasonTemplatePagePath.new) { visit in
            // Others don't find the form either.
            _ = try await visit.reasonTemplates
            return ReasonTemplateFormPage(id: nil, entry: .empty).page(for: visit)
        }
    }

    private var add: PageRoute {
        .form(
            ReasonTemplatePagePath.new,
            sends: API.reasonTemplates.add,
            then: { _, _ in .to(ReasonTemplatePagePath.all.rawValue, flash: .saved) },
            refused: { ReasonTemplateFormPage(id: nil, entry: $1).page(for: $0) }
        )
    }

    private var edit: PageRoute {
        .memberPage(ReasonTemplatePagePath.edit) { visit in
            let id = try visit.place(of: API.reasonTemplates.edit)
            guard let template = try await visit.reasonTemplates.first(where: { $0.id == id }) else {
                throw ReasonTemplateRefusal.notFound
            }
            return ReasonTemplateFormPage(id: id, entry: FormEntry(of: template)).page(for: visit)
        }
    }

    private var editing: PageRoute {
        .form(
            ReasonTemplatePagePath.edit,
            sends: API.reasonTemplates.edit,
            then: { _, _ in .to(ReasonTemplatePagePath.all.rawValue, flash: .saved) },
            refused: { visit, entry in
                let id = try visit.place(of: API.reasonTemplates.edit)
                return ReasonTemplateFormPage(id: id, entry: entry).page(for: visit)
            }
        )
    }

    private var remove: PageRoute {
        .button(ReasonTemplatePagePath.remove, sends: API.reasonTemplates.remove) { _, _ in
            .to(ReasonTemplatePagePath.all.rawValue, flash: .reasonTemplateRemoved)
        }
    }
}

extension Visit {
    /// The texts that an operator can choose as a reason.
    var reasonTemplates: [ReasonTemplateBody] {
        get async throws { try await self(API.reasonTemplates.list()).items }
    }
}
