public import Domain
import HTTPServer
import Wire
import Wording

/// Endpoints of a member's second factor.
public struct SecondFactorRoutes: Sendable {
    private let factors: any SecondFactorRepository
    private let mine: SecondFactors
    private let site: any SiteRepository

    public init(factors: any SecondFactorRepository, mine: SecondFactors, site: any SiteRepository) {
        self.factors = factors
        self.mine = mine
        self.site = site
    }

    public var endpoints: [Endpoint] {
        [
            .on(API.secondFactor.state) { _, _, who in
                SecondFactorBody(try await factors.find(of: who.member))
            },
            .on(API.secondFactor.setUp) { _, body, who, request in
                let (setUp, account) = try await mine.setUp(by: who, with: body.currentPassword)
                let place = await site.current().name
                return SecondFactorSetUpBody(setUp, of: account.email, at: place[request.language])
            },
            .on(API.secondFactor.turnOn) { _, body, who in
                RecoveryCodesBody(
                    recoveryCodes: try await mine.turnOn(body.ticket, showing: body.code, by: who.member)
                )
            },
            .on(API.secondFactor.replaceRecoveryCodes) { _, body, who in
                RecoveryCodesBody(
                    recoveryCodes: try await mine.replaceRecoveryCodes(
                        by: who,
                        with: body.currentPassword,
                        and: body.code
                    )
                )
            },
            .on(API.secondFactor.turnOff) { _, body, who in
                try await mine.turnOff(by: who, with: body.currentPassword, and: body.code)
                return Nothing()
            },
        ]
    }
}
