import Domain
import HTTPServer
import Wire

extension Endpoint {
    /// Reserves memory from the first byte of an upload until the response.
    var holdingUploads: Endpoint {
        guard let upload else { return self }
        var held = self
        held.answer = { [self] asked, who in
            let member = try SignedIn.admitting(who).member
            return try await upload.room.holding(asked.request, atMost: upload.limit, for: member) {
                try await answer(asked, who)
            }
        }
        return held
    }
}
