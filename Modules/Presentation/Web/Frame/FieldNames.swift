/// The fields of a form that tell their errors, noted while they are written.
/// Other errors are told above the form.
final class FieldNames {
    private var names: Set<String> = []

    func add(_ name: String) {
        names.insert(name)
    }

    /// The field itself, or the nearest one that it belongs to.
    func nearest(to name: String) -> String? {
        if names.contains(name) { return name }
        return name.lastIndex(of: ".").flatMap { nearest(to: String(name[..<$0])) }
    }
}
