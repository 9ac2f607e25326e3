/// A member as shown to others beside their content.
public struct MemberCard: Identifiable, Hashable, Sendable {
    public let id: Member.ID
    public let nickname: Nickname
    public let picture: StoredFile?

    public init(id: Member.ID, nickname: Nickname, picture: StoredFile?) {
        self.id = id
        self.nickname = nickname
        self.picture = picture
    }
}
