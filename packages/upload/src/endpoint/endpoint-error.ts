import type { EndpointErrorCode } from './error-table.ts';

/** More elements of an error document, such as `ServerTime`. */
export type ErrorDetails = Readonly<Record<string, string>>;

/** A refused request. Becomes the error document of the dialect that asked. */
export class EndpointError extends Error {
  override readonly name = 'EndpointError';
  readonly code: EndpointErrorCode;
  readonly details: ErrorDetails;
  /** Told instead of what is usual for the code; a store therefore carries no table of messages. */
  readonly told: string | undefined;

  constructor(code: EndpointErrorCode, details: ErrorDetails = {}, told?: string) {
    super(told ?? code);
    this.code = code;
    this.details = details;
    this.told = told;
  }
}
