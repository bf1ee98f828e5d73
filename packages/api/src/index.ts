export { type ApiClient, type ApiClientOptions, createApiClient } from './client/create-api-client.ts';
export type { Download, DownloadResult, ReportFormat } from './client/download.ts';
export { filenameOf } from './client/filename.ts';
export { isProblem, type Problem, type ProblemCode, readDetail } from './client/problem.ts';
export { type RefusedFields, refusedFields } from './client/refused-fields.ts';
export type { Submission, SubmissionOptions } from './client/submit-analysis.ts';
export type { UploadProgress } from './client/upload.ts';
export {
  acceptedDocuments,
  emailPattern,
  knownAnalysisStatuses,
  limits,
  pipelineSteps,
  problemStatuses,
  verificationCodePattern,
} from './limits.gen.ts';
export { isKnownAnalysisStatus, type KnownAnalysisStatus, type QueryOf, type Schemas } from './schemas.ts';
export type { operations, paths } from './types.gen.ts';
