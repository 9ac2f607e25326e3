#pragma once
#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rsa.h>
#include <openssl/sha.h>

// Swift doesn't see this macro.
static inline EVP_PKEY *openssl_new_rsa_key(unsigned int bits) {
    return EVP_RSA_gen(bits);
}
