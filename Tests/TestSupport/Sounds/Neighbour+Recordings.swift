import Foundation

extension Neighbour {
    /// Hands in a sound file as it is.
    public func record(
        _ bytes: [UInt8] = WAVFile(seconds: 1).bytes,
        _ title: String? = "바흐"
    ) async throws -> TestResponse {
        let headers = ["Authorization": "Bearer \(accessToken)", "Content-Type": "audio/wav"]
        let query = title.flatMap { $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) }
        let path = "/api/v1/me/teacher/recordings" + (query.map { "?title=\($0)" } ?? "")
        return try await TestResponse.asking("POST", server.address + path, bytes, headers: headers)
    }
}
