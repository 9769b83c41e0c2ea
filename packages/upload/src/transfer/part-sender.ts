import type { CredentialsKeeper } from '../credentials/credentials-keeper.ts';
import { type PartEvent, type PartLedger, partLength, reduceParts } from '../parts/part-ledger.ts';
import { countParts, isComplete, nextPart, storedBytes } from '../parts/part-queries.ts';
import type { Clock } from '../ports/environment.ts';
import type { Storage, StorageError, StorageTarget } from '../ports/storage.ts';
import { partRange } from '../validation/bands.ts';
import type { ConnectionLane, Connections } from './connections.ts';
import type { ItemProgress } from './item-progress.ts';
import type { PartFaults, PartVerdict } from './part-faults.ts';
import { createPartRequests } from './part-requests.ts';
import { isBusy } from './storage-pause.ts';

/** How long requests under way may go on after a pause, in ms. */
const PAUSE_GRACE = 1000;

/** Why sending has ended: all parts are acknowledged, some are uncertain, or what stopped it. */
export type SendEnd = 'complete' | 'unsure' | NonNullable<PartVerdict['stop']>;

/** What sending parts needs. */
export interface PartSenderOptions {
  readonly file: Blob;
  readonly uploadId: string;
  readonly ledger: PartLedger;
  readonly lane: ConnectionLane;
  readonly connections: Connections;
  readonly storage: Storage;
  readonly keeper: CredentialsKeeper;
  readonly clock: Clock;
  readonly faults: PartFaults;
  readonly progress: ItemProgress;
  /** What requests are signed with. */
  readonly target: () => StorageTarget;
  /** MD5 of the parts, where they are known. */
  readonly digests: () => readonly string[];
  /** Reads a failure; sets the clock's offset by what the storage tells. */
  readonly understand: (error: unknown) => StorageError;
  /** The storage does not let the page read ETags. */
  readonly unreadable: () => void;
  /** The ledger has changed. */
  readonly changed: (ledger: PartLedger) => void;
}

/** Sends the parts of one upload, several at a time. */
export interface PartSender {
  ledger(): PartLedger;
  apply(event: PartEvent): void;
  /** Sends until an end is reached, which it reports once. */
  run(report: (end: SendEnd) => void): void;
  /** Takes no further part; requests under way go on. */
  hold(): void;
  /** Gives requests under way a moment, then ends those that are not nearly done. */
  settle(): void;
  abort(): void;
  /** The upload is given up: late answers change nothing any more. */
  retire(): void;
}

/** Ends that leave requests under way no sense. The others wait for their answers. */
const ABORTING: readonly SendEnd[] = ['lost', 'gone', 'unreadable', 'integrity', 'fatal'];

/** Creates the sender of one multipart upload. */
export function createPartSender(options: PartSenderOptions): PartSender {
  const { clock, faults, progress, keeper, lane } = options;
  const requests = createPartRequests();
  const tickets = new Set<{ withdraw: () => void }>();
  let ledger = options.ledger;
  // The page may not read the ETag of a part (CORS); ListParts tells it before the upload is completed.
  let hasUnreadTags = false;
  let isRetired = false;
  let report: ((end: SendEnd) => void) | null = null;
  let end: SendEnd | null = null;
  let delayTimer: unknown;
  let graceTimer: unknown;
  progress.store(storedBytes(ledger));

  function apply(event: PartEvent): void {
    if (isRetired) return;
    ledger = reduceParts(ledger, event);
    if (event.type === 'listed') hasUnreadTags = false;
    progress.store(storedBytes(ledger));
    options.changed(ledger);
  }

  function hold(): void {
    report = null;
    end = null;
    clock.clearTimeout(delayTimer);
    for (const ticket of tickets) ticket.withdraw();
    tickets.clear();
  }

  function stop(why: SendEnd): void {
    end ??= why;
    if (ABORTING.includes(end)) requests.abortAll();
    if (requests.size > 0) return;
    const told = report;
    const reached = end;
    hold();
    told?.(reached);
  }

  function requestConnection(): void {
    const ticket = { withdraw: (): void => undefined };
    tickets.add(ticket);
    ticket.withdraw = options.connections.request(lane, (release) => {
      tickets.delete(ticket);
      sendNext(release);
    });
  }

  function sendNext(release: () => void): void {
    const partNumber = nextPart(ledger, faults.mayBeSent);
    if (report === null || end !== null || partNumber === 0) {
      release();
      return;
    }
    if (!keeper.isUsable()) {
      release();
      stop('expired');
      return;
    }
    void send(partNumber).finally(() => {
      release();
      pump();
    });
  }

  async function send(partNumber: number): Promise<void> {
    const { start, end: behind } = partRange(ledger.size, ledger.partSize, partNumber);
    const body = options.file.slice(start, behind);
    const signal = requests.begin(partNumber, partLength(ledger, partNumber));
    const target = options.target();
    const attempt = options.connections.pause.begin();
    const begun = clock.now();
    apply({ type: 'sent', partNumber });
    const onBytes = (bytes: number): void => {
      requests.sent(partNumber, bytes);
      progress.send(signal, bytes);
    };
    try {
      const { etag } = await options.storage.uploadPart(target, options.uploadId, partNumber, body, {
        signal,
        onBytes,
      });
      keeper.accept(clock.now() - begun);
      attempt.accepted();
      acknowledge(partNumber, etag);
    } catch (error) {
      if (isBusy(error)) attempt.refused(error, (stop) => options.storage.head(options.target(), { signal: stop }));
      if (signal.aborted) apply({ type: 'doubted', partNumber });
      else fail(partNumber, error, target);
    } finally {
      requests.end(partNumber);
      progress.end(signal);
    }
  }

  function acknowledge(partNumber: number, etag: string): void {
    const digest = options.digests()[partNumber - 1];
    if (etag !== '' && digest !== undefined && etag !== digest) {
      judge(partNumber, faults.mismatch(partNumber));
      return;
    }
    faults.succeeded(partNumber);
    apply({ type: 'acknowledged', partNumber, etag });
    if (etag === '' && !hasUnreadTags) options.unreadable();
    hasUnreadTags ||= etag === '';
  }

  function fail(partNumber: number, error: unknown, target: StorageTarget): void {
    // Of several requests with one wrong time, the first refusal has set the clock; the others say nothing new.
    const isOldTime = target.clockOffset !== options.target().clockOffset;
    const understood = options.understand(error);
    if (understood.fault === 'credentials') keeper.refuse(target.credentials);
    if (understood.fault === 'clock' && isOldTime) apply({ type: 'refused', partNumber });
    else judge(partNumber, faults.judge(partNumber, understood));
  }

  function judge(partNumber: number, verdict: PartVerdict): void {
    apply({ type: verdict.part, partNumber });
    if (verdict.stop !== null) end ??= verdict.stop;
  }

  function wake(): void {
    const time = faults.nextTime();
    clock.clearTimeout(delayTimer);
    if (time !== undefined) delayTimer = clock.setTimeout(pump, time - clock.now());
  }

  function pump(): void {
    if (report === null) return;
    if (end !== null) {
      stop(end);
      return;
    }
    if (isComplete(ledger)) {
      stop(hasUnreadTags ? 'unsure' : 'complete');
      return;
    }
    const ready = countSendable(lane.width);
    for (let free = Math.min(lane.width - requests.size, ready) - tickets.size; free > 0; free -= 1)
      requestConnection();
    if (countParts(ledger, 'lost') > 0) wake();
    else if (ready === 0 && requests.size === 0 && tickets.size === 0) stop('unsure');
  }

  function countSendable(limit: number): number {
    let count = 0;
    nextPart(ledger, (partNumber) => {
      if (faults.mayBeSent(partNumber)) count += 1;
      return count === limit;
    });
    return count;
  }

  function abort(): void {
    clock.clearTimeout(graceTimer);
    requests.abortAll();
  }

  return {
    ledger: () => ledger,
    apply,
    run(tell) {
      clock.clearTimeout(graceTimer);
      report = tell;
      end = null;
      pump();
    },
    hold,
    settle() {
      // It may be paused again before anything has left.
      clock.clearTimeout(graceTimer);
      graceTimer = clock.setTimeout(requests.abortSlow, PAUSE_GRACE);
    },
    abort,
    retire() {
      isRetired = true;
      hold();
      abort();
    },
  };
}
