/// Signs a request with Signature Version 4 of AWS, which libcurl does.
public struct AWSSignature: Sendable {
    let service: String
    let region: String
    let key: String
    let secret: String

    public init(service: String, region: String, key: String, secret: String) {
        (self.service, self.region, self.key, self.secret) = (service, region, key, secret)
    }

    /// As libcurl takes it: two providers, the region and the service.
    var scope: String { "aws:amz:\(region):\(service)" }
}
