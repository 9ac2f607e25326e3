public import Domain

/// Operations on the member's second factor.
public struct SecondFactorOperations: OperationList {
    private static let mine: PathPattern<Void> = "/api/v1/me/second-factor"

    public let state = Operation<SignedInDevice, Void, Nothing, SecondFactorBody>(
        .get,
        mine,
        "Get whether I have a second factor"
    )
    public let setUp = Operation<SignedInDevice, Void, SecondFactorRequestBody, SecondFactorSetUpBody>(
        .post,
        mine / "set-up",
        "Get a secret for an authenticator app; nothing changes before its code is sent"
    )
    public let turnOn = Operation<SignedInDevice, Void, SecondFactorStartBody, RecoveryCodesBody>(
        .put,
        mine,
        "Turn my second factor on; returns the recovery codes, once"
    )
    public let replaceRecoveryCodes = Operation<
        SignedInDevice, Void, SecondFactorProofBody, RecoveryCodesBody
    >(
        .post,
        mine / "recovery-codes",
        "Replace my recovery codes; returns them, once"
    )
    public let turnOff = Operation<SignedInDevice, Void, SecondFactorProofBody, Nothing>(
        .post,
        mine / "end",
        "Turn my second factor off"
    )
}

extension API {
    public static let secondFactor = SecondFactorOperations()
}
