#pragma once
#include <openssl/bio.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/rsa.h>
#include <openssl/sha.h>
#include <openssl/x509.h>

// Swift doesn't see these macros.
static inline EVP_PKEY *openssl_new_rsa_key(unsigned int bits) {
    return EVP_RSA_gen(bits);
}
static inline EVP_PKEY *openssl_new_p256_key(void) {
    return EVP_EC_gen("P-256");
}
static inline int openssl_get_tag(EVP_CIPHER_CTX *context, int size, void *tag) {
    return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, size, tag);
}
