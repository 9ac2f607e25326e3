public import JSONCoding

/// What a neighbour does on the community board.
extension Neighbour {
    /// A post in 명동, with `changes`.
    public static func communityPost(_ changes: JSONObject = [:]) -> JSON {
        let post: JSONObject = [
            "title": "연습실 추천해 주세요", "description": "밤 10시까지 여는 곳을 찾아요.", "tags": ["연습실", "질문"],
            "place": MeetingPlace.json,
        ]
        return .object(post.with(changes))
    }

    /// Writes to the community and returns the post's identifier.
    public func writeToCommunity(_ changes: JSONObject = [:]) async throws -> String {
        try await ask("POST", "/api/v1/community", Self.communityPost(changes)).id
    }
}
