import Wire

/// Paths of the pages on which operators announce, and of the button that closes an announcement.
enum AnnouncementPagePath: String, Path {
    case all = "/operator/announcements"
    case new = "/operator/announcements/new"
    case edit = "/operator/announcements/{id}"
    case end = "/operator/announcements/{id}/end"
    case close = "/announcements/{id}/close"
}
