import HTTPServer

/// The page to pay on.
extension SandboxProvider {
    private static let path = "/pay"

    /// The path of the page, below the sandbox's address.
    public static var checkoutPath: String { path }

    var pageRoutes: [Route] {
        [
            Route(.get, Self.path) { [self] request in
                guard let attempt = SandboxAttempt(request.query, store: configuration.storeID) else {
                    return PaymentWindow.flaw(request)
                }
                return PaymentWindow.choices(attempt, store: configuration.storeID, request)
            },
            Route(.post, Self.path, body: .buffered(limit: 64 << 10)) { [self] request in
                await pay(request)
            },
        ]
    }

    private func pay(_ request: Request) async -> Response {
        let form = request.form
        guard let attempt = SandboxAttempt(form, store: configuration.storeID) else {
            return PaymentWindow.flaw(request)
        }
        guard let method = form["choice"].flatMap(SandboxMethod.init) else {
            return .redirect(to: attempt.address([("code", "USER_CANCEL"), ("message", "sandbox")]))
        }
        let now = configuration.now()
        guard let payment = await change({ $0.approve(attempt, by: method, at: now) }) else {
            return .redirect(to: attempt.address([("code", "REFUSED_BY_SANDBOX"), ("message", "sandbox")]))
        }
        var parameters = [("transactionType", "PAYMENT"), ("txId", payment.transaction)]
        if let token = payment.token { parameters.append(("paymentToken", token)) }
        if payment.status == .failed { parameters += [("code", "FAILURE_TYPE_PG"), ("message", "sandbox")] }
        return .redirect(to: attempt.address(parameters))
    }
}
