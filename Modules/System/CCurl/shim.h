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
