import { FAILURE_TEXTS } from '@jianzhu/domain';
import { ApiError } from './api-error.ts';

const responseText = '系统繁忙，请稍后再试';

const toast = (text: string, quiet?: boolean) => (quiet ? undefined : ({ level: 'error', text } as const));

/** No answer within the timeout (30000 ms by default). */
export class TimeoutError extends ApiError {
  readonly kind = 'timeout';
  constructor(call: string, quiet?: boolean, options?: ErrorOptions) {
    super(call, FAILURE_TEXTS.timeout, toast(FAILURE_TEXTS.timeout, quiet), options);
  }
}

/** No answer at all. */
export class NetworkError extends ApiError {
  readonly kind = 'network';
  constructor(call: string, quiet?: boolean, options?: ErrorOptions) {
    super(call, FAILURE_TEXTS.network, toast(FAILURE_TEXTS.network, quiet), options);
  }
}

/** The caller's signal ended the call: never shown, never retried. */
export class CancelledError extends ApiError {
  readonly kind = 'cancelled';
  constructor(call: string, options?: ErrorOptions) {
    super(call, 'cancelled', undefined, options);
  }
}

/** HTTP 200, but the body is no envelope or not what the contract says. */
export class ResponseError extends ApiError {
  readonly kind = 'response';
  constructor(call: string, detail: string, quiet?: boolean, options?: ErrorOptions) {
    super(call, detail, toast(responseText, quiet), options);
  }
}
