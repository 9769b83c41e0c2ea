import { ApiError } from './api-error.ts';

/** One field that the server refused. */
export interface FieldError {
  readonly field: string;
  readonly row?: number;
  readonly message: string;
}

/** The body's code is not 200. Code 401 is silent and does not end the login (ambiguity G-02). */
export class BusinessError extends ApiError {
  readonly kind = 'business';
  readonly code: number;
  /** `data` of the failed envelope, for example `{ reason }` or `{ fieldErrors }`. */
  readonly data: unknown;

  constructor(call: string, code: number, msg: string, data: unknown, quiet?: boolean) {
    super(call, msg, quiet || code === 401 || msg === '' ? undefined : { level: 'warning', text: msg });
    this.code = code;
    this.data = data;
  }

  /** `data.reason`, for example `BUSINESS_CHANGED` (decision 27). */
  get reason(): string | undefined {
    return readString(this.data, 'reason');
  }

  /** `data.retryAfter`: seconds after which another try makes sense. */
  get retryAfter(): number | undefined {
    const found = isRecord(this.data) ? this.data.retryAfter : undefined;
    return typeof found === 'number' ? found : undefined;
  }

  get fieldErrors(): readonly FieldError[] {
    const list = isRecord(this.data) ? this.data.fieldErrors : undefined;
    return Array.isArray(list) ? list.filter(isFieldError) : [];
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readString(value: unknown, key: string): string | undefined {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : undefined;
}

function isFieldError(value: unknown): value is FieldError {
  return readString(value, 'field') !== undefined && readString(value, 'message') !== undefined;
}
