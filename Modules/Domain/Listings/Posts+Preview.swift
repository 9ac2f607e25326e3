extension Posts {
    /// Makes the card that a post would have, and stores nothing. A picture of another member isn't shown.
    public func preview(_ contents: Item.Contents, at place: PlaceChoice, by author: Member.ID) async throws
        -> ListingSummary
    {
        let chosen = try await choosePlace(place, by: author, isPublic: Item.kind.has(.publicPlace))
        guard let account = try await accounts.find(author) else { throw AccountRefusal.gone }
        var post = try Item(posting: identifiers.next(), by: author, contents, at: chosen, now: clock.now)
        if let id = post.images.first, let image = try await images.find(id), image.owner == author {
            post.show(image.files.thumb)
        }
        let member = MemberCard(id: author, nickname: account.nickname, picture: account.picture?.files.thumb)
        let card = SharedCard(post.listing, author: member, favourites: 0, conversations: 0)
        return ListingSummary(card, isFavourite: false)
    }
}
