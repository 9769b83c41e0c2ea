export { type BoundApi, bindCalls } from './bind.ts';
export {
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  createApiClient,
  defaultTimeoutMs,
  genericPlatformCode,
  type PlainRequest,
  type ResponseCheck,
} from './client.ts';
export type {
  CallAuth,
  CallData,
  CallInput,
  CallSchemas,
  CallTraits,
  Endpoint,
  HttpMethod,
  ParsedInput,
} from './endpoint.ts';
export { type Envelope, readEnvelope } from './envelope.ts';
export { ApiError, type ApiErrorKind, type FailureNotice, isApiError } from './errors/api-error.ts';
export { BusinessError, type FieldError } from './errors/business-error.ts';
export { HttpStatusError } from './errors/http-status-error.ts';
export { SessionEndedError } from './errors/session-ended-error.ts';
export { CancelledError, NetworkError, ResponseError, TimeoutError } from './errors/transport-errors.ts';
export {
  defaultHeaderNames,
  generalHeaderNames,
  type HeaderNames,
  idempotencyKeyHeader,
  type SessionPort,
  type SessionTokens,
  uploadHeaderNames,
} from './headers.ts';
export { defaultRetryPolicy, type RetryPolicy } from './retry.ts';
