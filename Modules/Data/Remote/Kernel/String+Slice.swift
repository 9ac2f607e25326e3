import Domain
import Wire

extension String {
    /// The address of a list with the part of it that is asked for.
    func asking(for slice: SliceRequest) -> String {
        asking(["limit": "\(slice.limit)", "cursor": slice.cursor])
    }
}
