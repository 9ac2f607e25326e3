public import Domain
import JSONCoding
import Network

/// What a request for a payment that can't exist tells about the settings.
public enum PortoneCheck: Equatable, Sendable {
    /// - Parameter skew: how far PortOne's clock is ahead; nil without a date in the answer.
    case fine(skew: Duration?)
    /// PortOne doesn't accept the secret, or not for this store.
    case secretRefused(status: Int)
    case unexpected(status: Int)
    case failed(ProviderFailure)
}

extension PortoneProvider {
    /// Asks for a payment that can't exist.
    public func check(at now: Moment) async -> PortoneCheck {
        do {
            let response = try await api.response(for: "check-of-settings")
            let code = (try? JSON(parsing: response.body)).flatMap(PortoneError.init)?.code
            switch (response.status, code) {
            case (404, PortoneError.notFound):
                return .fine(
                    skew: response.date.map { .seconds($0) - .milliseconds(now.milliseconds) }
                )
            case (401, _), (403, _): return .secretRefused(status: response.status)
            default: return .unexpected(status: response.status)
            }
        } catch {
            return .failed(error)
        }
    }
}
