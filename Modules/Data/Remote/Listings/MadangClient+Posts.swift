public import Domain
public import Wire

extension MadangClient {
    /// Reads a post and remembers on this device that it was viewed.
    public func view<Contents: PostContentsBody>(
        _ id: Listing.ID,
        as _: Contents.Type
    ) async throws -> Answer<PostBody<Contents>> {
        let answer = try await read(API.posts(Contents.self).one(id))
        try await rememberViewed(answer.value.listing)
        return answer
    }

    /// Posts a draft once, even if the request is repeated. The server reports missing fields.
    public func post<Contents: PostContentsBody>(
        _ draft: DraftBody<Contents>
    ) async throws -> PostBody<Contents> {
        let path = API.posts(Contents.self).publish.path.filled(())
        return try await sendAsMember("POST", path, CallContent(draft)).read()
    }

    /// Edits the version that was read; refused when there is a later one. The server reports missing fields.
    public func edit<Contents: PostContentsBody>(
        _ id: Listing.ID,
        _ draft: DraftBody<Contents>,
        basedOn version: Listing.Version
    ) async throws -> PostBody<Contents> {
        let path = API.posts(Contents.self).edit.path.filled(id)
        return try await sendAsMember("PUT", path, CallContent(draft), ifMatch: version.tag).read()
    }
}
