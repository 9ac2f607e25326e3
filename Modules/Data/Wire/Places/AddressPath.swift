/// Paths of addresses.
public enum AddressPath: String, Path {
    case all = "/api/v1/addresses"
}
