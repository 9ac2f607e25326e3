/// Where addresses are found.
public enum AddressPath: String, Path {
    case all = "/api/v1/addresses"
}
