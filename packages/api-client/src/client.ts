import axios from 'axios';
import { fillPath, writeQuery } from './address.ts';
import type { CallData, CallInput, CallSchemas, Endpoint, HttpMethod } from './endpoint.ts';
import { ApiError } from './errors/api-error.ts';
import { ResponseError } from './errors/transport-errors.ts';
import { exchange, type HttpTransport, type WireRequest } from './exchange.ts';
import {
  defaultHeaderNames,
  generalHeaders,
  type HeaderNames,
  idempotencyKeyHeader,
  type SessionPort,
  uploadHeaders,
} from './headers.ts';
import { type RetryPolicy, withRetry } from './retry.ts';

/** Specification section 9. */
export const defaultTimeoutMs = 30_000;

/** The request-source header while no platform code is known (decision 2). */
export const genericPlatformCode = 'JIANZHU';

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

type InputArguments<S extends CallSchemas> =
  Record<never, never> extends CallInput<S>
    ? [input?: CallInput<S>, options?: CallOptions]
    : [input: CallInput<S>, options?: CallOptions];

export interface ApiClient {
  /** Makes one call of the contract. Throws {@link ApiError}. */
  call<S extends CallSchemas>(endpoint: Endpoint<S>, ...rest: InputArguments<S>): Promise<CallData<S>>;
  /** Makes a request outside the contract. Throws {@link ApiError}. */
  request(request: PlainRequest): Promise<unknown>;
}

interface CallParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * A client with no state beyond its options: sessions and platform code are read at each request, so that one
 * instance a request on a server never mixes two visitors.
 */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const http = options.http ?? axios.create();
  const headerValues = () => ({
    names: options.headerNames ?? defaultHeaderNames,
    tokens: options.session?.tokens() ?? {},
    source: options.source?.() || genericPlatformCode,
    uploadClient: options.uploadClient,
  });

  async function run(request: WireRequest, call: CallOptions): Promise<unknown> {
    try {
      return await withRetry(call.retry ?? options.retry, call.signal, () => exchange(http, request));
    } catch (error) {
      if (error instanceof ApiError) options.onFailure?.(error);
      throw error;
    }
  }

  return {
    async call(endpoint, ...[input, call = {}]) {
      const { params, query, body } = (input ?? {}) as CallParts; // CallInput has these parts by construction
      const path = fillPath(options.paths?.[endpoint.id] ?? endpoint.path, options.product ?? 'jianzhu', params);
      const request: WireRequest = {
        call: endpoint.id,
        method: endpoint.method,
        url: `${options.baseURL ?? ''}${path}${writeQuery(query)}`,
        headers: {
          ...(endpoint.headers === 'upload' ? uploadHeaders(headerValues()) : generalHeaders(headerValues())),
          ...(call.idempotencyKey && { [idempotencyKeyHeader]: call.idempotencyKey }),
          ...call.headers,
        },
        body: body ?? (endpoint.method === 'GET' ? undefined : {}),
        file: endpoint.file ?? false,
        quiet: endpoint.quiet ?? false,
        endsSession: endpoint.endsSession ?? false,
        timeoutMs: call.timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs,
        signal: call.signal,
      };
      const data = await run(request, call);
      return (options.check ? checked(options, endpoint, data) : data) as never; // the contract gives its type
    },

    request(plain) {
      const { tokens, names } = headerValues();
      const request: WireRequest = {
        call: plain.url,
        method: plain.method ?? 'GET',
        url: `${options.baseURL ?? ''}${plain.url}${writeQuery(plain.query)}`,
        headers: {
          ...(plain.bearer && tokens.token && { [names.general.authorization]: `bearer ${tokens.token}` }),
          ...(plain.idempotencyKey && { [idempotencyKeyHeader]: plain.idempotencyKey }),
          ...plain.headers,
        },
        body: plain.upload ? fileForm(plain.upload) : plain.body,
        file: plain.file ?? false,
        quiet: false,
        endsSession: false,
        timeoutMs: plain.timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs,
        signal: plain.signal,
      };
      return run(request, plain);
    },
  };
}

function checked({ check, onFailure }: ApiClientOptions, endpoint: Endpoint, data: unknown): unknown {
  try {
    return check?.(endpoint, data);
  } catch (cause) {
    const error = new ResponseError(endpoint.id, 'the answer is not of its schema', endpoint.quiet ?? false, { cause });
    onFailure?.(error);
    throw error;
  }
}

function fileForm({ file, name }: { file: Blob; name: string }): FormData {
  const form = new FormData();
  form.append('file', file, name);
  return form;
}
