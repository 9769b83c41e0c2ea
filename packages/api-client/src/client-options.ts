import type { CallData, CallInput, CallSchemas, Endpoint, HttpMethod } from './endpoint.ts';
import type { ApiError } from './errors/api-error.ts';
import type { DownloadedFile, DownloadProgress, HttpTransport } from './exchange.ts';
import type { HeaderNames, SessionPort } from './headers.ts';
import type { RetryPolicy } from './retry.ts';

/** Reads the `data` of one call against its schema; throws when it does not fit. */
export type ResponseCheck = (endpoint: Endpoint, data: unknown) => unknown;

export interface ApiClientOptions {
  /** Origin of the platform, or '' for the page's own. */
  readonly baseURL?: string;
  /** Stands for `{product}` in paths. Default `jianzhu` (decision 1). */
  readonly product?: string;
  readonly session?: SessionPort;
  /** The platform code, once known. Read at each request. */
  readonly source?: () => string | undefined;
  /** `base64(clientId:secret)` for upload calls; configuration, never a constant. */
  readonly uploadClient?: string;
  /** Paths of an operator with other back ends, by call id. */
  readonly paths?: Readonly<Record<string, string>>;
  readonly headerNames?: HeaderNames;
  /** In ms. Default 30000. */
  readonly timeoutMs?: number;
  /** Off unless given. */
  readonly retry?: RetryPolicy;
  /** Told once of every failed call, after the last attempt. What to show is on the error. */
  readonly onFailure?: (error: ApiError) => void;
  /** Opt-in check of answers, for example with the schemas of `@jianzhu/api-client/schemas`. */
  readonly check?: ResponseCheck;
  /** Default: an axios instance. */
  readonly http?: HttpTransport;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** In ms; overrides the client's. */
  readonly timeoutMs?: number;
  readonly retry?: RetryPolicy;
  /** A UUID made when the form opens. */
  readonly idempotencyKey?: string;
  /** Further headers, for example the forwarded address on the portal server. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface DownloadOptions extends CallOptions {
  /** Told while the file arrives. */
  readonly onProgress?: (progress: DownloadProgress) => void;
}

/** A request outside the contract (specification section 7, "the generic wrapper"). */
export interface PlainRequest extends CallOptions {
  readonly method?: HttpMethod;
  readonly url: string;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as form data, field `file`. */
  readonly upload?: { readonly file: Blob; readonly name: string };
  /** Add the bearer token. Default false. */
  readonly bearer?: boolean;
  /** The answer is a file. */
  readonly file?: boolean;
}

type InputArguments<S extends CallSchemas, Options> =
  Record<never, never> extends CallInput<S>
    ? [input?: CallInput<S>, options?: Options]
    : [input: CallInput<S>, options?: Options];

export interface ApiClient {
  /** Makes one call of the contract. Throws {@link ApiError}. */
  call<S extends CallSchemas>(endpoint: Endpoint<S>, ...rest: InputArguments<S, CallOptions>): Promise<CallData<S>>;
  /** Makes a request outside the contract. Throws {@link ApiError}. */
  request(request: PlainRequest): Promise<unknown>;
  /**
   * Reads the file of a call whose answer is one, or of an address that a call gave (then without any of our headers).
   * Throws {@link ApiError}, for a file that did not arrive a `DownloadError`.
   */
  download<S extends CallSchemas>(
    source: Endpoint<S> | string,
    ...rest: InputArguments<S, DownloadOptions>
  ): Promise<DownloadedFile>;
}
