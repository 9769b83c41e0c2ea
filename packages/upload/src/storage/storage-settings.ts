import { systemClock } from '../environment/system-clock.ts';
import type { Clock } from '../ports/environment.ts';
import type { Digests } from '../signing/digests.ts';
import { fetchTransport } from './fetch-transport.ts';
import type { BucketStyle } from './object-location.ts';
import type { ObjectStorageSettings } from './object-storage.ts';
import { STORAGE_TIMEOUTS, type StorageTimeouts, type Transport } from './transport.ts';
import { xhrTransport } from './xhr-transport.ts';

/** Where the storage is. Its keys come with each registration. */
export interface StorageSettings {
  /** Address without bucket and path, such as `https://oss-cn-changchun.example.cn`. */
  readonly endpoint: string;
  /** The fixed region that requests are signed for, such as `cn-changchun`. */
  readonly region: string;
  /** Default: the bucket in front of the host. */
  readonly bucketStyle?: BucketStyle;
  readonly timeouts?: StorageTimeouts;
  /** Default: `XMLHttpRequest` in pages, else `fetch`. */
  readonly transport?: Transport;
  readonly clock?: Clock;
  /** Default: WebCrypto where there is one. */
  readonly digests?: Digests;
  /** Told of faults in the configuration that an upload survives. Default: the console. */
  readonly onWarning?: (message: string) => void;
}

function warnOnConsole(message: string): void {
  // biome-ignore lint/suspicious/noConsole: a fault of the configuration, for whoever sets the storage up
  console.warn(message);
}

export function withDefaults(settings: StorageSettings, style: BucketStyle): ObjectStorageSettings {
  const { clock = systemClock, timeouts = STORAGE_TIMEOUTS, onWarning = warnOnConsole } = settings;
  const platformTransport = () =>
    'XMLHttpRequest' in globalThis ? xhrTransport({ clock, timeouts }) : fetchTransport({ clock, timeouts });
  return {
    endpoint: settings.endpoint,
    bucketStyle: settings.bucketStyle ?? style,
    transport: settings.transport ?? platformTransport(),
    clock,
    onWarning,
  };
}
