/// The subject of a member's identifier. Each feature defines its own data about members.
public enum Member {
    public typealias ID = Identifier<Member>
}
