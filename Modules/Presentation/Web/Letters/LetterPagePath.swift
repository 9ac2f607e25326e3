import Wire

/// Paths of the pages on which operators write to all members.
enum LetterPagePath: String, Path {
    case all = "/operator/letters"
    case new = "/operator/letters/new"
    case one = "/operator/letters/{id}"
    case edit = "/operator/letters/{id}/edit"
    case test = "/operator/letters/{id}/test"
    case send = "/operator/letters/{id}/send"
    case stop = "/operator/letters/{id}/stop"
}
