export { type BoundApi, bindCalls } from './bind.ts';
export { createApiClient, defaultTimeoutMs, genericPlatformCode } from './client.ts';
export type {
  ApiClient,
  ApiClientOptions,
  CallOptions,
  DownloadOptions,
  PlainRequest,
  ResponseCheck,
} from './client-options.ts';
export { fileNameOf } from './content-disposition.ts';
export type {
  CallAuth,
  CallData,
  CallInput,
  CallPermission,
  CallSchemas,
  CallTraits,
  Endpoint,
  HttpMethod,
  ParsedInput,
} from './endpoint.ts';
export { type Envelope, readEnvelope } from './envelope.ts';
export { ApiError, type ApiErrorKind, type FailureToast, isApiError } from './errors/api-error.ts';
export { BusinessError, type FieldError } from './errors/business-error.ts';
export { DownloadError } from './errors/download-error.ts';
export { HttpStatusError } from './errors/http-status-error.ts';
export { SessionEndedError } from './errors/session-ended-error.ts';
export { CancelledError, NetworkError, ResponseError, TimeoutError } from './errors/transport-errors.ts';
export type { DownloadedFile, DownloadProgress, HttpAnswer, HttpRequest, HttpTransport } from './exchange.ts';
export {
  apiKeyHeader,
  chatHeaderNames,
  defaultHeaderNames,
  generalHeaderNames,
  type HeaderNames,
  idempotencyKeyHeader,
  type SessionPort,
  type SessionTokens,
  uploadHeaderNames,
} from './headers.ts';
export { defaultRetryPolicy, type RetryPolicy } from './retry.ts';
