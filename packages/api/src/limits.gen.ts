// Generated from openapi.yaml by packages/api/generate.run.ts. Change the contract, then run: npm run generate

export const limits = {
  "documentsPerAnalysis": 3,
  "documentBytes": 20971520,
  "listingUrlsPerAnalysis": 1,
  "listingUrlLength": 2048,
  "titleLength": 200,
  "comparedAtLeast": 2,
  "comparedAtMost": 4,
  "historySearchLength": 200,
  "passwordMinimumLength": 6,
  "passwordMaximumLength": 256,
  "fullNameLength": 200,
  "emailLength": 254
} as const;
export const emailPattern = new RegExp("^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$", 'u');
export const verificationCodePattern = new RegExp("^[0-9]{6}$", 'u');
/** Endings of names, without the dot, by content type. */
export const acceptedDocuments = {
  "application/pdf": [
    "pdf"
  ],
  "image/png": [
    "png"
  ],
  "image/jpeg": [
    "jpg",
    "jpeg"
  ],
  "image/gif": [
    "gif"
  ],
  "image/bmp": [
    "bmp"
  ],
  "text/csv": [
    "csv"
  ],
  "application/vnd.ms-excel": [
    "xls"
  ],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": [
    "xlsx"
  ]
} as const;
export const knownAnalysisStatuses = ["pending","processing","completed","failed"] as const;
export const pipelineSteps = ["pdf_generation","data_extraction","enrichments","final_analysis","html_report"] as const;
export const problemStatuses = {
  "validation_failed": 422,
  "unreadable_body": 422,
  "nothing_submitted": 422,
  "too_many_files": 422,
  "empty_file": 422,
  "not_signed_in": 401,
  "wrong_credentials": 401,
  "wrong_verification_code": 401,
  "wrong_signature": 400,
  "forbidden": 403,
  "account_inactive": 403,
  "subscription_required": 403,
  "limit_reached": 403,
  "complimentary_ended": 403,
  "not_found": 404,
  "email_taken": 409,
  "spent_link": 409,
  "sign_in_expired": 409,
  "not_ready": 409,
  "analysis_failed": 409,
  "already_subscribed": 409,
  "no_customer": 409,
  "last_administrator": 409,
  "default_profile": 409,
  "profile_in_use": 409,
  "run_in_use": 409,
  "baseline_not_completed": 409,
  "analysis_running": 409,
  "not_running": 409,
  "corrections_used_up": 409,
  "too_many_shares": 409,
  "too_many_scenarios": 409,
  "not_failed": 409,
  "missing_input": 409,
  "idempotency_conflict": 409,
  "idempotency_in_progress": 409,
  "name_taken": 409,
  "too_large": 413,
  "unsupported_type": 415,
  "rate_limited": 429,
  "internal": 500,
  "unavailable": 503,
  "provider_unavailable": 503
} as const;
