// What the list itself costs: adding 1000 files, a tick over 10,000 items, one part event (goals P9 and P12).

import { createSnapshotStore } from '../src/batch/upload-snapshot.ts';
import type { ItemSnapshot } from '../src/item/item-snapshot.ts';
import { planParts, reduceParts } from '../src/parts/part-ledger.ts';
import { storedBytes } from '../src/parts/part-queries.ts';
import { createUploader } from '../src/uploader.ts';

const ROUNDS = 7;

/** Best of several rounds, in ms. */
function best(run: () => number): number {
  return Math.min(...Array.from({ length: ROUNDS }, run));
}

const never = new Promise<never>(() => undefined);
const forever = (): Promise<never> => never;

function addThousand(): number {
  const uploader = createUploader({
    api: { register: forever, confirm: forever },
    storage: {
      limits: { minPart: 102_400, maxPart: 5e9, maxParts: 10_000, singleMax: 5e9 },
      put: forever,
      initiate: forever,
      uploadPart: forever,
      listParts: forever,
      complete: forever,
      abort: forever,
      head: forever,
      probe: forever,
    },
    hasher: { md5: forever, dispose: () => undefined },
    rules: { maxCount: 10_000 },
  });
  const files = Array.from({ length: 1000 }, (_, index) => new File(['x'], `${index}.pdf`));
  const begun = performance.now();
  uploader.add(files);
  const took = performance.now() - begun;
  if (uploader.getSnapshot().items.length !== files.length) throw new Error('the files are not in the list');
  uploader.dispose();
  return took;
}

function tick(): number {
  const item = (index: number, progress: number): ItemSnapshot => ({
    id: String(index),
    fileName: `${index}.pdf`,
    size: 1000,
    status: 'ready',
    progress,
    hashProgress: 100,
    phase: 'transfer.multipart.sending',
    uploaded: null,
  });
  const store = createSnapshotStore();
  store.append(Array.from({ length: 10_000 }, (_, index) => item(index, 0)));
  store.publish({ signal: 'loading', sent: 0, speed: 1 });
  const begun = performance.now();
  for (let index = 0; index < 6; index += 1) store.replace(item(index * 1000, 50));
  store.publish({ signal: 'loading', sent: 100, speed: 1 });
  return performance.now() - begun;
}

function partEvents(): number {
  const count = 1000;
  let ledger = planParts(count * 1024, 1024);
  let bytes = 0;
  const begun = performance.now();
  for (let partNumber = 1; partNumber <= count; partNumber += 1) {
    ledger = reduceParts(ledger, { type: 'sent', partNumber });
    bytes += storedBytes(ledger);
    ledger = reduceParts(ledger, { type: 'acknowledged', partNumber, etag: 'e' });
    bytes += storedBytes(ledger);
  }
  if (bytes === 0) throw new Error('nothing was counted');
  return (performance.now() - begun) / (2 * count);
}

console.log(`add() of 1000 files: ${best(addThousand).toFixed(1)} ms (goal: no task above 50)`);
console.log(`tick over 10,000 items, 6 of them moving: ${best(tick).toFixed(2)} ms (goal: below 2)`);
console.log(`part event at 1000 parts: ${(1000 * best(partEvents)).toFixed(1)} us (goal: at most 20)`);
process.exit();
