import CSodium

/// To be touched before the library is used. Without a source of randomness nothing here could keep a
/// promise.
let sodium: Void = {
    let result = sodium_init()
    precondition(result >= 0, "libsodium found no source of randomness")
}()
