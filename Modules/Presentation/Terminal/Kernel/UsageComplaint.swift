/// An invalid command line that the parser accepts and the command does not.
struct UsageComplaint: Error {
    let text: String

    init(_ text: String) {
        self.text = text
    }
}
