import Wire

/// Paths of the pages of a member's webhooks.
enum WebhookPagePath: String, Path {
    case all = "/settings/webhooks"
    case trial = "/settings/webhooks/{id}/trial"
    case remove = "/settings/webhooks/{id}/remove"
}
