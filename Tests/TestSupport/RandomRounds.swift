import Foundation

/// The rounds of a random test of purchases: a few in every run, as many as `MADANG_TEST_PURCHASE_SEQUENCES`
/// in `make soak`.
public func purchaseRounds(usually few: Int) -> Int {
    ProcessInfo.processInfo.environment["MADANG_TEST_PURCHASE_SEQUENCES"].flatMap { Int($0) } ?? few
}
