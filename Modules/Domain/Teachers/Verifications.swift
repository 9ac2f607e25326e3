/// The use cases of teachers' documents.
public struct Verifications: Sendable {
    let verifications: any VerificationRepository
    let operators: any OperatorRepository
    let identifiers: IdentifierGenerator
    let clock: any WallClock

    public init(
        verifications: any VerificationRepository,
        operators: any OperatorRepository,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        self.verifications = verifications
        self.operators = operators
        self.identifiers = identifiers
        self.clock = clock
    }
}
