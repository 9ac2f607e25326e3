import Wire

/// Paths of pages on which operators invite.
enum InvitationPagePath: String, Path {
    case all = "/operator/invitations"
    case withdraw = "/operator/invitations/{id}/withdrawal"
}
