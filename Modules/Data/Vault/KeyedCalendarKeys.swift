public import Domain
public import Secrets

/// Keys of calendar addresses. They can be shown again, and the database reveals none.
public struct KeyedCalendarKeys: CalendarKeyIssuer {
    private let secret: SecretKey

    public init(_ key: SecretKey) {
        secret = key.derived(for: "calendar address")
    }

    public func key(of address: CalendarAddress.ID) -> String { secret.sealed(address) }

    public func address(of key: String) -> CalendarAddress.ID? { secret.opened(key) }
}
