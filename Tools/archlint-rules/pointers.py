"""C functions are known to keep the pointers they are given, or not to.

Swift converts an array, a text or `&value` to a pointer that is valid during the call only. The types of
arguments aren't known here, so the rule goes by names: in a file that imports a C module, each C function is
in one of two lists, and one that keeps a pointer is given it in a spelling that isn't such a conversion.
"""

import re

from boundaries import imports_of

DOCUMENT = "docs/security.md"

# Arguments by their place. `read`: a const pointer, to which a plain name could convert an array.
# `written`: a mutable one, to which only `&` converts.
KEEPS = {
    "BIO_new_mem_buf": {0: "read"},
    "EVP_DigestSignInit": {4: "written"},
    "EVP_DigestVerifyInit": {4: "written"},
    "EVP_PKEY_CTX_new": {0: "written"},
    "EVP_PKEY_derive_set_peer": {1: "written"},
    "MHD_create_response_from_callback": {3: "written"},
    "MHD_queue_response": {2: "written"},
    "PQsetNoticeProcessor": {2: "written"},
    "ccurl_set_list": {2: "written"},
    "ccurl_set_opening": {2: "written"},
    "ccurl_set_receivers": {3: "written"},
    "ccurl_set_source": {1: "written"},
    "cmhd_start": {1: "written"},
    "curl_multi_add_handle": {1: "written"},
    "cvips_header": {2: "read"},
    "cvips_shrink": {1: "written"},
    "deflateInit2_": {0: "written"},
    "icalcomponent_add_component": {1: "written"},
    "inflateInit2_": {0: "written"},
    "sqlite3_bind_text": {2: "read"},
    "sqlite3_progress_handler": {3: "written"},
    "sqlite3_set_authorizer": {2: "written"},
    "xmlCreatePushParserCtxt": {1: "written"},
    # Of the C library.
    "fmemopen": {0: "written"},
    "pthread_create": {3: "written"},
    "pthread_setspecific": {1: "read"},
    "putenv": {0: "written"},
    "setbuf": {1: "written"},
    "setvbuf": {1: "written"},
}

# They read, fill or copy what they are given before they return. libcurl copies the texts of options, but for
# CURLOPT_POSTFIELDS (see `ccurl_set_body`); `csqlite_bind_…` have SQLite copy.
BORROWS = set("""
BIO_free BIO_new BIO_read BIO_s_mem BN_bn2binpad BN_clear_free CRYPTO_free CRYPTO_memcmp ECDSA_SIG_free
ECDSA_SIG_get0_r ECDSA_SIG_get0_s ERR_clear_error EVP_CIPHER_CTX_free EVP_CIPHER_CTX_new
EVP_DecodeBlock EVP_DigestSign EVP_DigestVerify EVP_EncodeBlock EVP_EncryptFinal_ex EVP_EncryptInit_ex
EVP_EncryptUpdate EVP_MD_CTX_free EVP_MD_CTX_new EVP_PKEY_CTX_free EVP_PKEY_derive EVP_PKEY_derive_init
EVP_PKEY_free EVP_PKEY_get_base_id EVP_PKEY_get_bits EVP_PKEY_get_bn_param EVP_PKEY_get_size EVP_aes_128_gcm
EVP_sha1 EVP_sha256 HMAC PEM_read_bio_PUBKEY PEM_read_bio_PrivateKey PEM_write_bio_PKCS8PrivateKey
PEM_write_bio_PUBKEY RAND_bytes SHA256 d2i_AutoPrivateKey d2i_ECDSA_SIG d2i_PUBKEY i2d_PUBKEY
openssl_get_tag openssl_new_p256_key openssl_new_rsa_key
MHD_add_connection MHD_add_response_header MHD_create_response_from_fd_at_offset64 MHD_destroy_response
MHD_get_reason_phrase_for MHD_get_version MHD_resume_connection MHD_stop_daemon MHD_suspend_connection
cmhd_accept cmhd_ask_after cmhd_connection_context cmhd_connection_socket cmhd_copied_response
cmhd_each_header cmhd_end_of_stream cmhd_end_with_error cmhd_head_size cmhd_hide_query cmhd_no cmhd_received
cmhd_return_zeros cmhd_size_unknown cmhd_status cmhd_was_answered cmhd_was_opened cmhd_watch_bell
cmhd_watch_departure cmhd_watch_open cmhd_watch_ring cmhd_watch_wait cmhd_yes
PQbackendPID PQclear PQcmdStatus PQcmdTuples PQconnectPoll PQconnectStartParams PQconninfoFree PQconninfoParse
PQconsumeInput PQenterPipelineMode PQerrorMessage PQexec PQexecParams PQexecPrepared PQexitPipelineMode
PQfinish PQfname PQfreemem PQftype PQgetResult PQgetisnull PQgetlength PQgetvalue PQhost PQlibVersion
PQnfields PQnotifies PQntuples PQpipelineSync PQprepare PQresultErrorField PQresultStatus PQsendQueryParams
PQsendQueryPrepared PQsocket PQstatus PQtransactionStatus
QRcode_encodeString8bit QRcode_free ZxcvbnFreeInfo ZxcvbnMatch asset_named crash_arm gazetteer_size
gazetteer_start
ccurl_multi_next_ended ccurl_multi_set_number ccurl_response_code ccurl_set_body ccurl_set_number
ccurl_set_text curl_easy_cleanup curl_easy_init curl_easy_perform curl_easy_strerror curl_free curl_getdate
curl_global_init curl_multi_cleanup curl_multi_init curl_multi_perform curl_multi_poll
curl_multi_remove_handle curl_multi_wakeup curl_slist_append curl_slist_free_all curl_url curl_url_cleanup
curl_url_get curl_url_set
crypto_aead_xchacha20poly1305_ietf_decrypt crypto_aead_xchacha20poly1305_ietf_encrypt
crypto_auth_hmacsha256_final crypto_auth_hmacsha256_init crypto_auth_hmacsha256_update
crypto_generichash_blake2b_salt_personal crypto_hash_sha256 crypto_hash_sha256_final
crypto_hash_sha256_init crypto_hash_sha256_update crypto_pwhash crypto_pwhash_argon2id_memlimit_min
crypto_pwhash_argon2id_opslimit_min crypto_pwhash_argon2id_str crypto_pwhash_argon2id_str_needs_rehash
crypto_pwhash_argon2id_str_verify crypto_pwhash_argon2id_strbytes randombytes_buf sodium_base642bin
sodium_base64_encoded_len sodium_bin2base64 sodium_init sodium_memcmp
csqlite_bind_blob csqlite_bind_text csqlite_leave_memory_uncounted csqlite_switch sqlite3_bind_double
sqlite3_bind_int64 sqlite3_bind_null sqlite3_bind_parameter_count sqlite3_busy_timeout sqlite3_changes64
sqlite3_clear_bindings sqlite3_close_v2 sqlite3_column_blob sqlite3_column_bytes sqlite3_column_count
sqlite3_column_double sqlite3_column_int64 sqlite3_column_name sqlite3_column_text sqlite3_column_type
sqlite3_errmsg sqlite3_errstr sqlite3_exec sqlite3_finalize sqlite3_get_autocommit sqlite3_libversion
sqlite3_libversion_number sqlite3_limit sqlite3_open sqlite3_open_v2
sqlite3_prepare_v2 sqlite3_prepare_v3 sqlite3_reset sqlite3_sleep
sqlite3_step sqlite3_stmt_status sqlite3_total_changes64
cpango_canvas_close cpango_canvas_open cpango_open cpango_paint cpango_read cpango_write
cvips_decode cvips_open cvips_png cvips_start cvips_webp deflate deflateEnd inflate inflateEnd
icalcomponent_free icalcomponent_get_dtstart icalcomponent_get_first_component
icalcomponent_get_first_property icalcomponent_get_next_component icalcomponent_get_next_property
icalcomponent_get_status icalcomponent_get_timezone icalcomponent_isa icalcomponent_new
icaldurationtype_is_bad_duration icalerror_set_errors_are_fatal icalparameter_get_cn
icalparameter_get_range icalparameter_get_tzid icalparser_parse_string icalproperty_get_duration
icalproperty_get_first_parameter icalproperty_get_rrule icalproperty_get_tzid icalproperty_get_value
icalrecur_iterator_free icalrecur_iterator_new icalrecur_iterator_next icalrecurrencetype_day_day_of_week
icaltime_adjust icaltime_as_timet icaltime_compare_date_only icaltime_convert_to_zone icaltime_day_of_week
icaltime_from_timet_with_zone icaltime_is_null_time icaltime_is_utc icaltimezone_get_builtin_timezone
icaltimezone_get_utc_offset icaltimezone_get_utc_offset_of_utc_time icaltimezone_get_utc_timezone
icalvalue_get_date icalvalue_get_datetime icalvalue_get_datetimeperiod icalvalue_get_geo
icalvalue_get_integer icalvalue_get_period icalvalue_get_text icalvalue_get_uri icalvalue_isa
process_confine process_confine_reading process_end process_memory_file process_reach process_spawn
xmlCtxtUseOptions xmlFreeParserCtxt xmlInitParser xmlParseChunk xmlStopParser
build_stamp inet_pton malloc_trim pthread_detach pthread_join pthread_self
""".split())

# Types of C whose initialisers look like calls.
TYPES = set("""
ZxcTypeMatch_t cmhd_log cmhd_setup cpango_canvas cpango_text crypto_auth_hmacsha256_state
crypto_hash_sha256_state in6_addr in_addr
process_limits pthread_t sockaddr_storage socklen_t xmlSAXHandler z_stream
""".split())

C_MODULE = re.compile(r"C[A-Z]\w*")
# C names have an underscore, or begin as those of a library do.
CALL = re.compile(
    r"(?<![\w.])(?:[A-Za-z]\w*_\w*|(?:PQ|xml|html|ical|SHA|QR|Zxcvbn|deflate|inflate)\w*|%s)(?=\()"
    % "|".join(name for name in KEEPS if "_" not in name))
DECLARED = re.compile(r"\bfunc[ \t]+$")
# Memory that a closure holds, or that has an owner.
HELD = re.compile(r"\$\d|nil|[\w.]+\.baseAddress!?|[\w.()]+\.toOpaque\(\)")
ROW = re.compile(r"^\| (`\w+`(?:, `\w+`)*) \|", re.MULTILINE)


def arguments_of(code, at):
    """The arguments of the call whose parenthesis opens at `at`, as text."""
    depth, start, found = 0, at + 1, []
    for mark in re.finditer(r"[()\[\]{},]", code[at:]):
        place = at + mark.start()
        if mark[0] in "([{":
            depth += 1
        elif mark[0] in ")]}":
            depth -= 1
        if (mark[0] == "," and depth == 1) or depth == 0:
            found.append(code[start:place].strip())
            start = place + 1
        if depth == 0:
            break
    return found


def is_held(argument, kind):
    return bool(HELD.fullmatch(argument)) if kind == "read" else not argument.startswith("&")


def lost_arguments(code, name, at):
    """Those that the function keeps and that may end with the call."""
    arguments = arguments_of(code, at)
    for place, kind in KEEPS[name].items():
        if place < len(arguments) and not is_held(arguments[place], kind):
            yield arguments[place]


def calls_of(file):
    imports_c = any(C_MODULE.fullmatch(name) for _, name, _ in imports_of(file))
    for line, match in file.swift.find(CALL, ["_", *KEEPS, "PQ", "xml", "SHA", "deflate"]):
        if DECLARED.search(file.swift.code, 0, match.start()):
            continue
        if imports_c or match[0] in KEEPS:
            yield line, match[0], match.end()


def check(tree, findings):
    document = tree.file(DOCUMENT)
    section = document.text.partition("## Pointers that C keeps")[2].partition("\n## ")[0] if document else ""
    listed, used = set(re.findall(r"\w+", " ".join(ROW.findall(section)))), set()
    for file in tree.modules:
        for line, name, end in calls_of(file):
            findings.look(file)
            if name in KEEPS:
                used.add(name)
                if name not in listed:
                    findings.add(file.path, line, f"{name} keeps a pointer, and {DOCUMENT} lacks its row")
                for argument in lost_arguments(file.swift.code, name, end):
                    findings.add(file.path, line, f"{name} keeps '{argument}', which ends with the call")
            elif name not in BORROWS | TYPES:
                findings.add(file.path, line, f"{name} isn't known not to keep pointers: see {__name__}.py")
    for name in sorted(listed - used):
        findings.add(DOCUMENT, 1, f"{name} is listed, and not called")


RULES = [("kept-pointers", check)]
