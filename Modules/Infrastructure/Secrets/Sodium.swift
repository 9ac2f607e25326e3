import CSodium

/// Initialises the library; must be touched before it is used. Stops the program without a source of
/// randomness.
let sodium: Void = {
    let result = sodium_init()
    precondition(result >= 0, "libsodium found no source of randomness")
}()
