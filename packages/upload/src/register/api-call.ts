import { pause } from '../environment/pause.ts';
import { systemClock } from '../environment/system-clock.ts';
import { RegisterError } from '../ports/register-api.ts';
import { type API_HEADER_SETS, apiHeaders } from './api-headers.ts';
import { API_TIMEOUT_MS, type ApiSettings } from './api-settings.ts';
import { countField, fieldsOf, textField } from './wire-fields.ts';

const SUCCESS = 200;
const SESSION_ENDED = 401;

export interface ApiCall {
  readonly method: 'GET' | 'POST';
  /** With `<product>` where the product's name stands. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headerSet: keyof typeof API_HEADER_SETS;
}

/**
 * Calls the back end and answers the `data` of its envelope. Rejects with a `RegisterError`, or with the signal's
 * reason.
 */
export async function callApi(settings: ApiSettings, call: ApiCall, signal: AbortSignal): Promise<unknown> {
  const { clock = systemClock, retry } = settings;
  for (let left = retry?.retries ?? 0; ; left--) {
    try {
      return await attempt(settings, call, signal);
    } catch (error) {
      if (left <= 0 || retry === undefined || !isTransient(error)) throw error;
      await pause(clock, retry.delayMs, signal);
    }
  }
}

const isTransient = (error: unknown) =>
  error instanceof RegisterError && (error.fault === 'network' || error.fault === 'timeout');

async function attempt(settings: ApiSettings, call: ApiCall, signal: AbortSignal): Promise<unknown> {
  const { clock = systemClock, timeout = API_TIMEOUT_MS } = settings;
  signal.throwIfAborted();
  const guard = new AbortController();
  const abort = () => guard.abort(signal.reason);
  signal.addEventListener('abort', abort);
  const timer = clock.setTimeout(() => guard.abort(new RegisterError('timeout', `${call.path} timed out`)), timeout);
  try {
    const response = await send(settings, call, guard.signal);
    return envelopeData(call.path, response.status, await response.text());
  } catch (cause) {
    guard.signal.throwIfAborted();
    throw cause instanceof RegisterError
      ? cause
      : new RegisterError('network', `${call.path} could not be reached`, 0, cause);
  } finally {
    clock.clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

function send(settings: ApiSettings, call: ApiCall, signal: AbortSignal): Promise<Response> {
  const { baseUrl, product = 'jianzhu', session } = settings;
  const query = new URLSearchParams(call.query).toString();
  const url = `${baseUrl.replace(/\/$/, '')}${call.path.replace('<product>', product)}${query && '?'}${query}`;
  const body = call.body === undefined ? null : JSON.stringify(call.body);
  const headers = {
    ...(body === null ? {} : { 'Content-Type': 'application/json' }),
    ...(settings.headers?.() ?? apiHeaders(call.headerSet, session(), settings)),
  };
  return (settings.fetch ?? fetch)(url, { method: call.method, headers, body, signal, credentials: 'omit' });
}

/** Success is the code of the body alone (specification section 7); an HTTP 401 ends the session. */
function envelopeData(path: string, status: number, text: string): unknown {
  if (status === SESSION_ENDED) throw new RegisterError('session-ended', `${path}: the session has ended`, status);
  const { code, msg, data } = fieldsOf(parsed(text));
  if (status >= 200 && status <= 299 && Number(code) === SUCCESS) return data;
  throw new RegisterError('refused', textField(msg) || `${path} was refused`, countField(code) || status);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not an envelope: told as a refusal with the HTTP status.
    return null;
  }
}
