import Wording

/// The labels of a form's controls, noted while they are written.
/// The errors above the form name fields by them.
final class FieldLabels {
    private var labels: [String: Words] = [:]

    func set(_ label: Words, at name: String) {
        labels[name] = label
    }

    /// The label of the field, or of the nearest one that it belongs to.
    subscript(name: String) -> Words? {
        if let label = labels[name] { return label }
        return name.lastIndex(of: ".").flatMap { self[String(name[..<$0])] }
    }
}
