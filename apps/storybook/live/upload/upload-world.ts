import { createLocalLocks, createMemoryLedger, createUploader, RegisterError, type Uploader } from '@jianzhu/upload';
import { createHasher } from '@jianzhu/upload/hash';
import { createFakeNetwork, createFakeRegisterApi, createVirtualClock } from '@jianzhu/upload/testing';
import type { NetworkChoice } from '../../.storybook/network-args.ts';
import { reachable } from '../reachable.ts';
import { createPageStorage } from './page-storage.ts';

const tickMs = 50;

/** Bytes a second. */
const speeds: Readonly<Record<NetworkChoice, number>> = { ok: 8_000_000, slow: 400_000, fails: 400_000 };

/** A real uploader whose back end and storage are in the page. */
export interface UploadWorld {
  readonly uploader: Uploader;
  setNetwork(network: NetworkChoice): void;
  /** What was uploaded, by the id of its item; undefined while it is not there. */
  uploaded(id: string): Blob | undefined;
  stop(): void;
}

/** What is uploaded is gone with the page. */
export function createUploadWorld(): UploadWorld {
  const network = createFakeNetwork();
  const storage = createPageStorage(network);
  const hasher = createHasher();
  // The fake back end lives on a clock of its own, which runs with the page's.
  const clock = createVirtualClock(Date.now());
  const ticking = setInterval(() => void clock.advance(tickMs), tickMs);
  const backEnd = createFakeRegisterApi({
    clock,
    bucket: 'page',
    latency: tickMs,
    issueKeys: () => ({ accessKey: 'key', accessSecret: 'secret', accessToken: 'token' }),
    async findObject(key) {
      const object = storage.objectOf(key);
      if (object === undefined) return undefined;
      const { md5 } = await hasher.md5(object, { signal: new AbortController().signal });
      return { size: object.size, md5 };
    },
  });
  const reach = () => {
    if (!network.isUp) throw new RegisterError('network', 'The line is cut');
  };
  const uploader = createUploader({
    api: reachable(backEnd, reach),
    storage,
    hasher,
    network,
    ledger: createMemoryLedger(),
    locks: createLocalLocks(),
    rules: { accept: ['pdf', 'docx', 'xlsx', 'jpg', 'png', 'zip', 'mp4'], capMB: 500, maxCount: 20 },
  });
  return {
    uploader,
    setNetwork(choice) {
      storage.setSpeed(speeds[choice]);
      network.set(choice !== 'fails');
    },
    uploaded(id) {
      const uri = uploader.getSnapshot().items.find((item) => item.id === id)?.uploaded?.uri;
      return uri === undefined ? undefined : storage.objectOf(uri);
    },
    stop() {
      clearInterval(ticking);
      uploader.dispose();
      hasher.dispose();
    },
  };
}
