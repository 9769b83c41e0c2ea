import { FAILURE_TEXTS } from '@jianzhu/domain';
import { ApiError } from './api-error.ts';

/** HTTP status other than 200; 201 and 204 count too (ambiguity G-03). */
export class HttpStatusError extends ApiError {
  readonly kind = 'status';
  readonly status: number;

  constructor(call: string, status: number, quiet?: boolean) {
    const text = FAILURE_TEXTS.status(status);
    super(call, text, quiet ? undefined : { level: 'error', text });
    this.status = status;
  }
}
