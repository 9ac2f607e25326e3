public import Domain
public import Wire

extension MadangClient {
    /// The listings of a kind that are suggested to the member.
    public func suggestions(
        _ kind: Listing.Kind,
        _ question: BoardQuestion
    ) async throws -> Answer<ListBody<SuggestionBody>> {
        try await readAsMember(PostPath.suggested(kind).rawValue.asking(question.fields))
    }
}
