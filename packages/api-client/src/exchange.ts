import { fileNameOf } from './content-disposition.ts';
import { readEnvelope } from './envelope.ts';
import { ApiError } from './errors/api-error.ts';
import { BusinessError } from './errors/business-error.ts';
import { HttpStatusError } from './errors/http-status-error.ts';
import { SessionEndedError } from './errors/session-ended-error.ts';
import { CancelledError, NetworkError, ResponseError, TimeoutError } from './errors/transport-errors.ts';

/** One request as the transport gets it. The names are those of axios, so that its instances are transports. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON, unless it is form data. */
  readonly data?: unknown;
  /** What `data` of the answer is to be: the parsed JSON, or the file. */
  readonly responseType: 'json' | 'blob';
  /** In ms, for the whole exchange. */
  readonly timeout: number;
  readonly signal?: AbortSignal;
  /** Told while a file arrives; a transport that cannot tell leaves it. */
  readonly onDownloadProgress?: (progress: DownloadProgress) => void;
  /** Every status is an answer, never a failure. */
  readonly validateStatus: () => true;
}

export interface HttpAnswer {
  readonly status: number;
  /** Parsed where it is JSON; else the text as it came. */
  readonly data: unknown;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, unknown>>;
}

/**
 * What the client needs of HTTP; an axios instance, unless another is given. Rejects when no answer came, with `code`
 * `ECONNABORTED` or `ETIMEDOUT` for a timeout, `ERR_CANCELED` for a cancellation, any other for the network.
 */
export interface HttpTransport {
  request(request: HttpRequest): Promise<HttpAnswer>;
}

/** One request, ready for the wire. */
export interface WireRequest {
  /** `context.call`, for errors. */
  readonly call: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly file?: boolean | undefined;
  /** Failures carry no message (start-up calls). */
  readonly quiet?: boolean | undefined;
  /** An HTTP 401 is not the end of the login: on the logout call itself and at the chat service. */
  readonly keepsLogin?: boolean | undefined;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: DownloadProgress) => void) | undefined;
}

/** How much of a file has arrived, in bytes; without `total` when the server does not say it. */
export interface DownloadProgress {
  readonly loaded: number;
  readonly total?: number | undefined;
}

/** A file and the name that the server gave it. */
export interface DownloadedFile {
  readonly blob: Blob;
  readonly fileName: string | undefined;
}

/**
 * Sends one request and reads the answer in the two layers of specification section 8: first the HTTP status,
 * then the body's code. Returns `data` of the envelope, or a {@link DownloadedFile}. Throws an {@link ApiError}, never
 * anything else.
 */
export async function exchange(http: HttpTransport, request: WireRequest): Promise<unknown> {
  const answer = await send(http, request);
  if (answer.status === 401) throw new SessionEndedError(request.call, !request.keepsLogin);
  if (request.file) return readFile(answer, request);
  if (answer.status !== 200) throw new HttpStatusError(request.call, answer.status, request.quiet);
  return readData(answer.data, request);
}

async function send(http: HttpTransport, request: WireRequest): Promise<HttpAnswer> {
  const { onProgress } = request;
  try {
    return await http.request({
      method: request.method,
      url: request.url,
      headers: request.headers,
      ...(request.body !== undefined && { data: request.body }),
      responseType: request.file ? 'blob' : 'json',
      timeout: request.timeoutMs,
      ...(request.signal && { signal: request.signal }),
      ...(onProgress && { onDownloadProgress: ({ loaded, total }: DownloadProgress) => onProgress({ loaded, total }) }),
      validateStatus: () => true,
    });
  } catch (cause) {
    const { code } = cause as { code?: unknown }; // a transport's error names its reason in `code`
    if (code === 'ERR_CANCELED') throw new CancelledError(request.call, { cause });
    if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') throw new TimeoutError(request.call, request.quiet, { cause });
    throw new NetworkError(request.call, request.quiet, { cause });
  }
}

function readData(body: unknown, { call, quiet }: WireRequest): unknown {
  const envelope = readEnvelope(body);
  if (!envelope) throw new ResponseError(call, 'the body is no envelope', quiet);
  const fine = quiet ? envelope.success : envelope.code === 200;
  if (!fine) throw new BusinessError(call, envelope.code, envelope.msg, envelope.data, quiet);
  return envelope.data;
}

/** A file has no code. A failed file call is HTTP 400 with a JSON body, which is read as an envelope. */
async function readFile(answer: HttpAnswer, request: WireRequest): Promise<DownloadedFile> {
  const { status, data } = answer;
  const json = String(answer.headers['content-type'] ?? '').includes('json');
  if (status === 200 && !json && data instanceof Blob)
    return { blob: data, fileName: fileNameOf(String(answer.headers['content-disposition'] ?? '')) };
  const envelope = json ? readEnvelope(await parseJson(data)) : undefined;
  if (envelope && (status === 400 || status === 200))
    throw new BusinessError(request.call, envelope.code, envelope.msg, envelope.data, request.quiet);
  throw new HttpStatusError(request.call, status, request.quiet);
}

async function parseJson(data: unknown): Promise<unknown> {
  const text = data instanceof Blob ? await data.text() : data;
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON after all: the caller reports the status
  }
}

/** Whether another attempt may help: only when no answer came. */
export function isRetryable(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'timeout' || error.kind === 'network');
}
