import type { Clock } from '../ports/environment.ts';
import { StorageError } from '../ports/storage.ts';
import { fetchTransport } from './fetch-transport.ts';
import {
  STORAGE_TIMEOUTS,
  type StorageAnswer,
  type StorageRequest,
  type StorageTimeouts,
  type Transport,
} from './transport.ts';
import { watchTransfer } from './watchdog.ts';

export interface XhrTransportSettings {
  readonly clock: Clock;
  readonly timeouts?: StorageTimeouts;
  readonly XMLHttpRequest?: typeof XMLHttpRequest;
}

/** The transport of pages: nothing else in a browser tells how many bytes of a body have left. */
export function xhrTransport(settings: XhrTransportSettings): Transport {
  const { clock, timeouts = STORAGE_TIMEOUTS } = settings;
  return {
    reach: fetchTransport({ clock, timeouts }).reach,
    send: (request, { signal, onBytes }) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const xhr = new (settings.XMLHttpRequest ?? XMLHttpRequest)();
        const watchdog = watchTransfer(clock, timeouts, (error) => end(() => reject(error)));
        const end = (settle: () => void) => {
          watchdog.stop();
          signal.removeEventListener('abort', abort);
          settle();
          // Aborting after it has settled: the events that follow find nobody waiting.
          if (xhr.readyState !== XHR_DONE) xhr.abort();
        };
        const abort = () => end(() => reject(signal.reason));
        signal.addEventListener('abort', abort);
        xhr.upload.onprogress = ({ loaded }) => {
          watchdog.moved();
          onBytes?.(loaded);
        };
        xhr.upload.onload = watchdog.moved;
        xhr.onprogress = watchdog.moved;
        xhr.onreadystatechange = () => {
          if (xhr.readyState === XHR_HEADERS) watchdog.moved();
        };
        xhr.onerror = () => end(() => reject(new StorageError('network')));
        xhr.onload = () => end(() => resolve(answerOf(xhr)));
        try {
          open(xhr, request);
        } catch (error) {
          end(() => reject(error));
        }
      }),
  };
}

const XHR_HEADERS = 2;
const XHR_DONE = 4;

function open(xhr: XMLHttpRequest, request: StorageRequest): void {
  xhr.open(request.method, request.url);
  for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
  xhr.send(request.body);
}

const answerOf = (xhr: XMLHttpRequest): StorageAnswer => ({
  status: xhr.status,
  header: (name) => xhr.getResponseHeader(name),
  text: xhr.responseText,
});
