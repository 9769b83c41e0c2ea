import { REQUEST_TIMEOUT_MS } from '@jianzhu/domain';
import axios from 'axios';
import { fillPath, writeQuery } from './address.ts';
import type { ApiClient, ApiClientOptions, CallOptions, DownloadOptions, PlainRequest } from './client-options.ts';
import type { Endpoint } from './endpoint.ts';
import { ApiError } from './errors/api-error.ts';
import { DownloadError } from './errors/download-error.ts';
import { ResponseError } from './errors/transport-errors.ts';
import { type DownloadedFile, exchange, type HttpTransport, type WireRequest } from './exchange.ts';
import { defaultHeaderNames, type HeaderValues, idempotencyKeyHeader, sessionHeaders } from './headers.ts';
import { withRetry } from './retry.ts';

/** Specification section 9. */
export const defaultTimeoutMs = REQUEST_TIMEOUT_MS;

/** The request-source header while no platform code is known (decision 2). */
export const genericPlatformCode = 'JIANZHU';

interface CallParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** What is the same for a call, a plain request and a download. */
type Draft = Pick<WireRequest, 'call' | 'method' | 'url' | 'headers'> & Partial<WireRequest>;

/**
 * A client with no state beyond its options: sessions and platform code are read at each request, so that one
 * instance a request on a server never mixes two visitors.
 */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const { baseURL = '', product = 'jianzhu', paths, retry, onFailure, check } = options;
  const http = options.http ?? axiosTransport();

  const headerValues = (): HeaderValues => ({
    names: options.headerNames ?? defaultHeaderNames,
    tokens: options.session?.tokens() ?? {},
    source: options.source?.() || genericPlatformCode,
    uploadClient: options.uploadClient,
  });

  async function send(draft: Draft, call: CallOptions, mayRepeat = true): Promise<unknown> {
    const { idempotencyKey, headers, signal, timeoutMs = options.timeoutMs ?? defaultTimeoutMs } = call;
    const request: WireRequest = {
      ...draft,
      headers: { ...draft.headers, ...(idempotencyKey && { [idempotencyKeyHeader]: idempotencyKey }), ...headers },
      timeoutMs,
      signal,
    };
    return withRetry(call.retry ?? (mayRepeat ? retry : undefined), signal, () => exchange(http, request));
  }

  function sendCall(endpoint: Endpoint, input: unknown, call: DownloadOptions): Promise<unknown> {
    const { id, method, headers = 'general', changesState } = endpoint;
    const { params, query, body } = (input ?? {}) as CallParts; // CallInput has these parts by construction
    const draft: Draft = {
      call: id,
      method,
      url: baseURL + fillPath(paths?.[id] ?? endpoint.path, product, params) + writeQuery(query),
      headers: { ...sessionHeaders(headers, headerValues()), ...(changesState && { 'Cache-Control': 'no-cache' }) },
      body: body ?? (method === 'GET' ? undefined : {}),
      file: endpoint.file,
      quiet: endpoint.quiet,
      keepsLogin: endpoint.endsSession ?? headers === 'chat',
      onProgress: call.onProgress,
    };
    return send(draft, call, !changesState);
  }

  async function telling<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError) onFailure?.(error);
      throw error;
    }
  }

  return {
    call: (endpoint, ...[input, call = {}]) =>
      telling(async () => {
        const answer = await sendCall(endpoint, input, call);
        const data = endpoint.file ? (answer as DownloadedFile).blob : answer; // what exchange gives for files
        return (check ? checked(check, endpoint, data) : data) as never; // the contract gives its type
      }),

    download: (source, ...[input, call = {}]) =>
      telling(async () => {
        try {
          const address: Draft | undefined =
            typeof source === 'string'
              ? { call: 'download', method: 'GET', url: source, headers: {}, file: true, onProgress: call.onProgress }
              : undefined;
          const answer = await (address
            ? send(address, call)
            : sendCall({ ...(source as Endpoint), file: true }, input, call));
          return answer as DownloadedFile; // what exchange gives for files
        } catch (error) {
          throw downloadFailure(error);
        }
      }),

    request: (plain) => telling(() => send(plainDraft(plain, baseURL, headerValues()), plain)),
  };
}

/** In Node only axios' fetch can give a file as a blob; for everything else the default is the better one there. */
function axiosTransport(): HttpTransport {
  const instance = axios.create();
  return {
    request: (request) =>
      instance.request({ ...request, ...(request.responseType === 'blob' && { adapter: ['xhr', 'fetch'] }) }),
  };
}

function plainDraft(plain: PlainRequest, baseURL: string, { tokens, names }: HeaderValues): Draft {
  const { method = 'GET', url, query, body, upload, bearer, file } = plain;
  return {
    call: url,
    method,
    url: baseURL + url + writeQuery(query),
    headers: bearer && tokens.token ? { [names.general.authorization]: `bearer ${tokens.token}` } : {},
    body: upload ? fileForm(upload) : body,
    file,
  };
}

function checked(check: NonNullable<ApiClientOptions['check']>, endpoint: Endpoint, data: unknown): unknown {
  try {
    return check(endpoint, data);
  } catch (cause) {
    const reason = cause instanceof Error ? `: ${cause.message}` : '';
    throw new ResponseError(endpoint.id, `the answer is not of its schema${reason}`, endpoint.quiet, { cause });
  }
}

/** A refusal speaks for itself, and a login that ended or an aborted call is silent; the rest is a failed download. */
function downloadFailure(error: unknown): unknown {
  const speaks = !(error instanceof ApiError) || ['business', 'session-ended', 'cancelled'].includes(error.kind);
  return speaks ? error : new DownloadError(error.call, error);
}

function fileForm({ file, name }: { file: Blob; name: string }): FormData {
  const form = new FormData();
  form.append('file', file, name);
  return form;
}
