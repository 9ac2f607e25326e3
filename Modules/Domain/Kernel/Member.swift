/// A neighbour with an account. What is known of one lives in the features; the kernel only says which one.
public enum Member {
    public typealias ID = Identifier<Member>
}
