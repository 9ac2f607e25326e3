public import Domain
public import Secrets

/// Seals passwords with Argon2id.
public struct Argon2PasswordKeeper: PasswordKeeper {
    private let hasher: PasswordHasher

    public init(_ hasher: PasswordHasher) {
        self.hasher = hasher
    }

    public func seal(_ password: Password) async throws -> PasswordSeal {
        try await refusingCrowds { PasswordSeal(text: try await hasher.hash(password.text)) }
    }

    public func opens(_ seal: PasswordSeal?, with typed: String) async throws -> Bool {
        let typed = Password.composed(typed)
        return try await refusingCrowds {
            guard let seal else {
                _ = try await hasher.verify(typed, against: hasher.decoy)
                return false
            }
            return try await hasher.verify(typed, against: seal.text)
        }
    }

    private func refusingCrowds<Value>(_ work: () async throws -> Value) async throws -> Value {
        do {
            return try await work()
        } catch SecretsError.busy, SecretsError.outOfMemory {
            throw ServerRefusal.busy
        }
    }
}
