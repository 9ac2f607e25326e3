/// The use cases of claims of imported listings.
public struct Claims: Sendable {
    let claims: any ClaimRepository
    let operators: any OperatorRepository
    let identifiers: IdentifierGenerator
    let clock: any WallClock

    public init(
        claims: any ClaimRepository,
        operators: any OperatorRepository,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        self.claims = claims
        self.operators = operators
        self.identifiers = identifiers
        self.clock = clock
    }
}
