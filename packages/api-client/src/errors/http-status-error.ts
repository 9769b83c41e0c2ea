import { ApiError } from './api-error.ts';

/** HTTP status other than 200; 201 and 204 count too (ambiguity G-03). */
export class HttpStatusError extends ApiError {
  readonly kind = 'status';
  readonly status: number;

  constructor(call: string, status: number, quiet?: boolean) {
    const text = `请求出错，状态码：${status}`;
    super(call, text, quiet ? undefined : { level: 'error', text });
    this.status = status;
  }
}
