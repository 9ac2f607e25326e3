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
        let secrets = try SandboxSecrets(in: settings.text("data") + "/sandbox")
        let sandbox = SandboxProvider(
            SandboxConfiguration(
                port: port,
                apiSecret: secrets.api,
                webhookSecret: secrets.webhook,
                storeID: Self.sandboxStore,
                waitsForConfirmation: settings.text("portone-capture") == "manual"
            )
        )
        let signals = await Signals.toStop()
        let address: String
        do {
            address = try sandbox.start()
        } catch {
            throw AppFailure(
                Words("\(port)번 포트를 열 수 없어요: \(error)", "Can't listen on port \(port): \(error)"),
                remedy: "madang provider sandbox --listen 0"
            )
        }
        ready(RunningSandbox(address: address, settings: lines(settings, secrets, address)))
        await signals.first()
        await sandbox.stop()
    }

    /// The settings with which a server uses the sandbox.
    private func lines(
        _ settings: Settings,
        _ secrets: SandboxSecrets,
        _ address: String
    ) -> [(name: String, value: String)] {
        [
            ("data", settings.text("data")), ("port", "\(settings.integer("port"))"),
            ("public-url", "http://127.0.0.1:\(settings.integer("port"))"),
            ("payments-operator", settings.text(ifGiven: "payments-operator") ?? "Sandbox"),
            ("portone-store-id", Self.sandboxStore), ("portone-channel-key", "channel-key-sandbox"),
            ("portone-secret-file", secrets.apiFile), ("portone-webhook-secret-file", secrets.webhookFile),
            ("portone-mode", "test"), ("portone-capture", settings.text("portone-capture")),
            ("portone-api", address), ("portone-checkout", address + SandboxProvider.checkoutPath),
        ]
    }

    private static let sandboxStore = "store-sandbox"
}

/// The secrets of the sandbox, kept in a folder so that a restart doesn't change them.
private struct SandboxSecrets {
    let apiFile: String
    let webhookFile: String
    let api: String
    let webhook: WebhookSecret

    init(in folder: String) throws {
        apiFile = folder + "/api-secret"
        webhookFile = folder + "/webhook-secret"
        api = try Self.text(of: apiFile) { Base64URL.encode(RandomBytes.make(24)) }
        guard let secret = WebhookSecret(try Self.text(of: webhookFile) { WebhookSecret.random().text })
        else {
            throw AppFailure(
                Words("\(webhookFile)에 시크릿이 없어요.", "There is no secret in \(webhookFile)."),
                remedy: "rm \(webhookFile)"
            )
        }
        webhook = secret
    }

    /// Reads a file, creating it first if it is missing.
    private static func text(of path: String, _ make: () -> String) throws -> String {
        do {
            if !File.exists(path) {
                if let folder = Folder.parent(of: path) { try Folder.make(folder) }
                try File.writePrivately(Array((make() + "\n").utf8), to: path)
            }
            let text = String(decoding: try File.contents(of: path), as: UTF8.self)
            return text.last?.isNewline == true ? String(text.dropLast()) : text
        } catch {
            throw AppFailure(Words("\(path): \(error.reason)", "\(path): \(error.reason)"))
        }
    }
}
