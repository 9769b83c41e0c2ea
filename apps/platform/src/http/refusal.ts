import { BUSINESS_CODES } from '@jianzhu/domain';
import type { Refusal as DomainRefusal } from '@jianzhu/domain/records';

/** Name of a business failure in the table of body codes. */
export type RefusalKind = Exclude<keyof typeof BUSINESS_CODES, 'ok' | 'sessionEnded'>;

export interface RefusalOptions {
  /** Text for the user; without it the default of the kind. */
  readonly msg?: string;
  /** What the client can act on: field errors, the reason of an old token. */
  readonly data?: unknown;
  /** Seconds after which another try makes sense; the header Retry-After, and `data.retryAfter` where there is no other. */
  readonly retryAfter?: number;
}

/** A call that was understood and not done: HTTP 200 with a body code (domain rules 0.4). */
export class Refusal {
  /** For the log. */
  readonly kind: RefusalKind;
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
  readonly retryAfter: number | undefined;

  constructor(kind: RefusalKind, options: RefusalOptions = {}) {
    this.kind = kind;
    this.code = BUSINESS_CODES[kind].code;
    this.msg = options.msg ?? BUSINESS_CODES[kind].msg;
    const { retryAfter } = options;
    this.data = options.data ?? (retryAfter === undefined ? null : { retryAfter });
    this.retryAfter = retryAfter;
  }
}

/** A refusal with a text of its own. */
export const refuse = (kind: RefusalKind, msg: string) => new Refusal(kind, { msg });

/** A refusal of the domain, answered as it is. */
export function refuseAs({ code, message }: DomainRefusal): Refusal {
  const [kind] = Object.entries(BUSINESS_CODES).find(([, entry]) => entry.code === code) ?? [];
  // The domain refuses with codes of the same table.
  return new Refusal(kind as RefusalKind, { msg: message });
}

/** A field of the request that breaks a rule; `row` is the line of a table, from 0, else null. */
export interface FieldError {
  readonly field: string;
  readonly row: number | null;
  readonly message: string;
}

/** Body code 400: the text is that of the first field. */
export function refuseFields(fieldErrors: readonly [FieldError, ...FieldError[]]): Refusal {
  return new Refusal('invalidParameter', { msg: fieldErrors[0].message, data: { fieldErrors } });
}

/** Body code 400 for one field. */
export function refuseField(field: string, message: string): Refusal {
  return refuseFields([{ field, row: null, message }]);
}
