import type { Credentials, ObjectAddress } from './storage.ts';

/** Payload of the register call, with the field names of the specification (section 7, uploads). */
export interface RegisterRequest {
  readonly fileName: string;
  /** Extension in lower case, without the dot. */
  readonly extName: string;
  /** Bytes. */
  readonly fileSize: number;
  /** MD5 of the whole content, 32 lower-case hex digits. */
  readonly hashcode: string;
}

/** What the register call answers, as it comes over the wire (specification section 3). */
export interface RegistrationResponse {
  readonly existed: boolean | number | string;
  readonly resourceId: string;
  readonly resourceName: string;
  readonly fileMd5: string;
  readonly uri: string;
  readonly accessKey: string;
  readonly accessSecret: string;
  readonly accessToken: string;
  readonly bucketName: string;
  /** Not in the specification; used when the back end sends it. ISO 8601 or ms since 1970. */
  readonly expiration?: string | number;
}

/** A registration after it was read; its keys are kept apart from what a page may see. */
export interface Registration {
  /** The content is stored already: nothing is sent and no callback is made. */
  readonly existed: boolean;
  readonly resourceId: string;
  readonly resourceName: string;
  readonly fileMd5: string;
  readonly address: ObjectAddress;
  readonly credentials: Credentials;
}

/** Why a register or confirm call failed. */
export type RegisterFault = 'network' | 'timeout' | 'refused' | 'session-ended';

/** A failed register or confirm call. `refused` is any answer with a code other than 200. */
export class RegisterError extends Error {
  override readonly name = 'RegisterError';
  readonly fault: RegisterFault;
  /** Code of the answer's body, or the HTTP status; 0 when no answer came. */
  readonly code: number;

  constructor(fault: RegisterFault, message: string, code = 0, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
    this.code = code;
  }
}

/**
 * The two calls of the back end that frame an upload. Both reject with a {@link RegisterError}.
 * Registering again for a content that is not finished must answer the same address with fresh keys,
 * and confirming twice must be safe.
 */
export interface RegisterApi {
  register(request: RegisterRequest, options: { readonly signal: AbortSignal }): Promise<Registration>;
  /** The callback: success only when the body's code is 200. */
  confirm(resourceId: string, options: { readonly signal: AbortSignal }): Promise<void>;
  /** Fresh keys for a registration; by default it is registered again. */
  refresh?(
    registration: Registration,
    request: RegisterRequest,
    options: { readonly signal: AbortSignal },
  ): Promise<Registration>;
}
