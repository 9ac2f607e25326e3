import Portone
import TestSupport

extension PortoneProvider {
    /// A client of a scripted server, which waits for confirmations.
    static func scripted(at server: ScriptedServer) -> PortoneProvider {
        PortoneProvider(
            PortoneSetup(
                apiSecret: "secret",
                storeID: "store-1",
                channelKey: "channel-1",
                webhookSecrets: [],
                isTest: true,
                waitsForConfirmation: true,
                apiAddress: "http://127.0.0.1:\(server.port)"
            )
        )
    }
}
