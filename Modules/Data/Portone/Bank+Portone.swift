import Domain

extension Bank {
    init?(portoneName: String) {
        guard let bank = Self.allCases.first(where: { $0.portoneName == portoneName }) else { return nil }
        self = bank
    }

    /// PortOne's name for the bank.
    var portoneName: String {
        switch self {
        case .im: "DAEGU"
        case .savings: "SAVINGS_BANK"
        default: rawValue.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
        }
    }
}
