public import Domain

/// An operation of the API, declared once: the server answers it, pages and clients call it, and the OpenAPI
/// document describes it.
///
///     let cancel = Operation<SignedIn, Deal.ID, DealReasonBody, DealBody>(
///         .post, deal / "cancel", "Cancel a deal; before it starts, with a reason")
///
/// - `Caller`: who may call it: ``SignedIn`` for members and their programs, ``SignedInDevice`` for members
///   only, `SignedIn?` for visitors, ``Anyone``.
/// - `Place`: the parameters of its path.
/// - `In`: the query of a GET or of an upload, the body of any other.
public struct Operation<Caller: APICaller, Place: Sendable, In: Body, Out: Body>: Sendable {
    public let method: OperationMethod
    public let path: PathPattern<Place>
    public let summary: String
    public let status: Int
    /// The second success status, if there are two.
    public let otherStatus: Int?
    /// Whether a call may name the version that it changes.
    public let isConditional: Bool
    /// Whether it takes the bytes of a file.
    public let isUpload: Bool

    /// - Parameters:
    ///   - status: 200 by default, or 204 without an answer.
    ///   - otherStatus: for what exists already, where `status` is 201.
    public init(
        _ method: OperationMethod,
        _ path: PathPattern<Place>,
        _ summary: String,
        status: Int? = nil,
        or otherStatus: Int? = nil,
        isConditional: Bool = false,
        isUpload: Bool = false
    ) {
        self.method = method
        self.path = path
        self.summary = summary
        self.status = status ?? (Out.self == Nothing.self ? 204 : 200)
        self.otherStatus = otherStatus
        self.isConditional = isConditional
        self.isUpload = isUpload
    }

    /// The operation with its values, to be sent by a client or a page.
    public struct Call: Sendable {
        public let operation: Operation
        public let place: Place
        public let input: In
    }

    public func callAsFunction(_ place: Place, _ input: In) -> Call {
        Call(operation: self, place: place, input: input)
    }
}

extension Operation where In == Nothing {
    public func callAsFunction(_ place: Place) -> Call { self(place, Nothing()) }
}

extension Operation where Place == Void {
    public func callAsFunction(_ input: In) -> Call { self((), input) }
}

extension Operation where Place == Void, In == Nothing {
    public func callAsFunction() -> Call { self((), Nothing()) }
}

public enum OperationMethod: String, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
}

/// Who may call an operation, as its handler receives it.
public protocol APICaller: Sendable {
    static var access: Access { get }
    /// Throws a refusal when this caller may not.
    static func admitting(_ who: SignedIn?) throws -> Self
}

public enum Access: Sendable {
    case anyone
    /// Signed-in members are identified; signing in is optional.
    case visitors
    /// Members and their programs.
    case members
    /// Members on their devices. Programs are refused.
    case devices

    public var needsSignIn: Bool { self == .members || self == .devices }
}

extension SignedIn: APICaller {
    public static var access: Access { .members }

    public static func admitting(_ who: SignedIn?) throws -> SignedIn {
        guard let who else { throw SessionRefusal.signInNeeded }
        return who
    }
}

extension SignedInDevice: APICaller {
    public static var access: Access { .devices }

    public static func admitting(_ who: SignedIn?) throws -> SignedInDevice {
        guard let device = try SignedIn.admitting(who).device else { throw APITokenRefusal.deviceNeeded }
        return device
    }
}

extension Optional: APICaller where Wrapped == SignedIn {
    public static var access: Access { .visitors }
    public static func admitting(_ who: SignedIn?) -> SignedIn? { who }
}

/// A caller who isn't identified.
public struct Anyone: APICaller {
    public static var access: Access { .anyone }
    public static func admitting(_ who: SignedIn?) -> Anyone { Anyone() }
}
