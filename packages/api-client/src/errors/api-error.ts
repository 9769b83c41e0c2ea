/** What a person is told about a failure; `undefined` on an error means: nothing is shown. */
export interface FailureToast {
  readonly level: 'warning' | 'error';
  readonly text: string;
}

export type ApiErrorKind =
  | 'status'
  | 'session-ended'
  | 'business'
  | 'timeout'
  | 'network'
  | 'cancelled'
  | 'response'
  | 'download';

/**
 * The one way in which a call fails (specification section 8). The client throws it; what to show and whether the
 * login has ended are facts on it, so that the app decides and the client needs no interface of its own.
 */
export abstract class ApiError extends Error {
  abstract readonly kind: ApiErrorKind;
  /** What to show, if the catalogue has one for this situation. */
  readonly toast: FailureToast | undefined;
  /** `context.call` of the contract. */
  readonly call: string;

  constructor(call: string, message: string, toast: FailureToast | undefined, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.call = call;
    this.toast = toast;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
