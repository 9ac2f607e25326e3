import Domain
import Wire

extension String {
    /// The address with the query parameters of a slice.
    func asking(for slice: SliceRequest) -> String {
        asking(["limit": "\(slice.limit)", "cursor": slice.cursor])
    }
}
