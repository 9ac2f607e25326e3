#pragma once
#include <curl/curl.h>
#include <stdio.h>

// curl_easy_setopt and curl_easy_getinfo take any type of argument, which Swift can't call.

static inline CURLcode ccurl_set_text(CURL *handle, CURLoption option, const char *text) {
    return curl_easy_setopt(handle, option, text);
}

static inline CURLcode ccurl_set_number(CURL *handle, CURLoption option, long number) {
    return curl_easy_setopt(handle, option, number);
}

static inline CURLcode ccurl_set_list(CURL *handle, CURLoption option, struct curl_slist *list) {
    return curl_easy_setopt(handle, option, list);
}

static inline CURLcode ccurl_set_source(CURL *handle, FILE *file) {
    return curl_easy_setopt(handle, CURLOPT_READDATA, file);
}

static inline long ccurl_response_code(CURL *handle) {
    long code = 0;
    curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &code);
    return code;
}

static inline CURLcode ccurl_set_body(CURL *handle, const void *bytes, curl_off_t count) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, count);
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, bytes);
}

typedef size_t (*ccurl_receive)(char *bytes, size_t size, size_t count, void *context);

static inline void ccurl_set_receivers(CURL *handle, ccurl_receive line, ccurl_receive body, void *context) {
    curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, line);
    curl_easy_setopt(handle, CURLOPT_HEADERDATA, context);
    curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, body);
    curl_easy_setopt(handle, CURLOPT_WRITEDATA, context);
}

typedef curl_socket_t (*ccurl_open)(void *context, curlsocktype purpose, struct curl_sockaddr *address);

// Opens the sockets of a transfer, or refuses to with CURL_SOCKET_BAD.
static inline void ccurl_set_opening(CURL *handle, ccurl_open open, void *context) {
    curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, open);
    curl_easy_setopt(handle, CURLOPT_OPENSOCKETDATA, context);
}

static inline CURLMcode ccurl_multi_set_number(CURLM *multi, CURLMoption option, long number) {
    return curl_multi_setopt(multi, option, number);
}

// The next transfer that has ended; null when there is none.
static inline CURL *ccurl_multi_next_ended(CURLM *multi, CURLcode *result) {
    int left = 0;
    CURLMsg *message;
    while ((message = curl_multi_info_read(multi, &left)) != NULL) {
        if (message->msg != CURLMSG_DONE) continue;
        *result = message->data.result;
        return message->easy_handle;
    }
    return NULL;
}
