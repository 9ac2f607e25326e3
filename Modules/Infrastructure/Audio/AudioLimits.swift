import Confinement

/// Limits on one conversion.
public struct AudioLimits: Sendable {
    /// The longest duration, measured in decoded samples.
    public var seconds: Int
    /// The time after which a conversion is ended.
    public var patience: Duration
    /// The address space of the program, in bytes.
    public var memory: Int

    public init(seconds: Int, patience: Duration = .seconds(60), memory: Int = 1_000_000_000) {
        self.seconds = seconds
        self.patience = patience
        self.memory = memory
    }

    /// The decoded duration after which conversion stops. Longer than allowed, so that too long a file is
    /// noticed.
    var cut: Int { seconds + 2 }

    /// Of the program: processor time as the patience, and output as long as its duration allows.
    var ofProcess: ProcessLimits {
        ProcessLimits(
            patience: patience,
            memory: memory,
            output: (cut + 1) * MP3Stream.bytesPerSecond
        )
    }
}
