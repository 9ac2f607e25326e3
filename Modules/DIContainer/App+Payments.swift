public import Arguments
import Files
import PaymentSandbox
import Secrets
public import Terminal
import Wording

/// The payment provider's check, and its stand-in.
extension App {
    public func examinePayments(_ settings: Settings) async -> [Finding] {
        do {
            return await Doctor(plan: try AppConfiguration(settings), watch: nil).payments()
        } catch {
            return [.unreadableSettings]
        }
    }

    public func serveSandbox(
        _ settings: Settings,
        port: Int,
        ready: @escaping @Sendable (RunningSandbox) -> Void
    ) async throws {
        let folder = settings.text("data") + "/sandbox"
        let apiSecretFile = folder + "/api-secret"
        let webhookSecretFile = folder + "/webhook-secret"
        let apiSecret = try secret(in: apiSecretFile) { Base64URL.encode(RandomBytes.make(24)) }
        let webhookSecret = try secret(in: webhookSecretFile) { WebhookSecret.random().text }
        guard let webhookSecret = WebhookSecret(webhookSecret) else {
            throw AppFailure(
                Words("\(webhookSecretFile)에 시크릿이 없어요.", "There is no secret in \(webhookSecretFile)."),
                remedy: "rm \(webhookSecretFile)"
            )
        }
        let capture = settings.text("portone-capture")
        let sandbox = SandboxProvider(
            SandboxConfiguration(
                port: port,
                apiSecret: apiSecret,
                webhookSecret: webhookSecret,
                storeID: Self.sandboxStore,
                waitsForConfirmation: capture == "manual"
            )
        )
        let signals = await StopSignals()
        let address: String
        do {
            address = try sandbox.start()
        } catch {
            throw AppFailure(
                Words("\(port)번 포트를 열 수 없어요: \(error)", "Can't listen on port \(port): \(error)"),
                remedy: "madang provider sandbox --listen 0"
            )
        }
        ready(
            RunningSandbox(
                address: address,
                settings: [
                    ("data", settings.text("data")), ("port", "\(settings.integer("port"))"),
                    ("public-url", "http://127.0.0.1:\(settings.integer("port"))"),
                    ("payments-operator", settings.text(ifGiven: "payments-operator") ?? "Sandbox"),
                    ("portone-store-id", Self.sandboxStore), ("portone-channel-key", "channel-key-sandbox"),
                    ("portone-secret-file", apiSecretFile),
                    ("portone-webhook-secret-file", webhookSecretFile), ("portone-mode", "test"),
                    ("portone-capture", capture), ("portone-api", address),
                    ("payments-operator", "연습용 마당 hello@madang.example"),
                    ("portone-checkout", address + SandboxProvider.checkoutPath),
                ]
            )
        )
        await signals.first()
        await sandbox.stop()
    }

    private static let sandboxStore = "store-sandbox"

    /// Reads a file, creating it first if it is missing.
    private func secret(in path: String, _ make: () -> String) throws -> String {
        do {
            if !File.exists(path) {
                if let folder = Folder.parent(of: path) { try Folder.make(folder) }
                try File.writePrivately(Array((make() + "\n").utf8), to: path)
            }
            let text = String(decoding: try File.contents(of: path), as: UTF8.self)
            return text.last?.isNewline == true ? String(text.dropLast()) : text
        } catch let error as FileError {
            throw AppFailure(Words("\(path): \(error.reason)", "\(path): \(error.reason)"))
        }
    }
}
