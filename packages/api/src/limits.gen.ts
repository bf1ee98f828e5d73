// Generated from openapi.yaml by packages/api/generate.run.ts. Change the contract, then run: npm run generate

export const limits = {
  "documentsPerAnalysis": 3,
  "documentBytes": 20971520,
  "listingUrlsPerAnalysis": 1,
  "titleLength": 200,
  "passwordMinimumLength": 6,
  "passwordMaximumLength": 256,
  "fullNameLength": 200,
  "emailLength": 254
} as const;
export const emailPattern = new RegExp("^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$", 'u');
export const verificationCodePattern = new RegExp("^[0-9]{6}$", 'u');
export const acceptedDocumentTypes = [
  "application/pdf",
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/bmp",
  "text/csv",
  "application/vnd.ms-excel",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
] as const;
export const knownAnalysisStatuses = ["pending","processing","completed","failed"] as const;
export const pipelineSteps = ["pdf_generation","data_extraction","enrichments","final_analysis","html_report"] as const;
