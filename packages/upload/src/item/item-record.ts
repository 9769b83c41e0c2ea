import type { CredentialsKeeper } from '../credentials/credentials-keeper.ts';
import type { FileDigest } from '../ports/hasher.ts';
import type { LedgerEntry } from '../ports/ledger.ts';
import type { Registration } from '../ports/register-api.ts';
import type { ConnectionLane } from '../transfer/connections.ts';
import type { ItemProgress } from '../transfer/item-progress.ts';
import type { PartFaults } from '../transfer/part-faults.ts';
import type { PartSender } from '../transfer/part-sender.ts';
import type { TransferPlan } from '../validation/bands.ts';
import type { FileRefusal } from './item-failure.ts';

/** A multipart upload that the storage knows. */
interface MultipartUpload {
  /** MD5 of the content that it was begun for. */
  readonly md5: string;
  readonly uploadId: string;
  readonly sender: PartSender;
  readonly faults: PartFaults;
  readonly edges: LedgerEntry['edges'];
  readonly createdAt: number;
}

/** Result of the whole hash that runs beside a continued upload. */
export type Verification = { readonly digest: FileDigest } | { readonly error: unknown };

/**
 * What an item works with. It is kept apart from the machine, whose context inspectors may read, and from the
 * snapshot: here are the keys and the file.
 */
export interface ItemRecord {
  readonly id: string;
  readonly file: File;
  readonly handle: FileSystemFileHandle | undefined;
  readonly plan: TransferPlan;
  readonly lane: ConnectionLane;
  readonly progress: ItemProgress;
  /** Aborted at the item's end. */
  readonly life: AbortController;
  /** Failed attempts of the current step in a row. */
  attempts: number;
  /** Resume rounds taken. */
  rounds: number;
  freshStarts: number;
  clockRefusals: number;
  /** The stored object once had other bytes than ours. */
  hasMismatched: boolean;
  /** Bytes of a part; that of a continued upload wins over the plan's. */
  partSize: number;
  digest: FileDigest | null;
  verification: Promise<Verification> | null;
  remembered: LedgerEntry | null;
  /** Done when it is remembered that the file is sent whole. */
  noted: Promise<void> | null;
  /** Asks for the part of the program that the item waits for. */
  missing: (() => Promise<unknown>) | null;
  releaseLock: (() => void) | null;
  /** A connection that was granted and not yet used. */
  ticket: (() => void) | null;
  registration: Registration | null;
  keeper: CredentialsKeeper | null;
  /** The initiating request, which is never cut: its answer names what would have to be aborted. */
  initiating: Promise<string> | null;
  upload: MultipartUpload | null;
  /** What ended it, when the back end did. */
  refusal: FileRefusal | null;
}

/** What a record begins with. */
export interface ItemRecordInput {
  readonly id: string;
  readonly file: File;
  readonly handle: FileSystemFileHandle | undefined;
  readonly plan: TransferPlan;
  readonly progress: ItemProgress;
}

/** The record of an item that nothing has happened to yet. */
export function createItemRecord({ id, file, handle, plan, progress }: ItemRecordInput): ItemRecord {
  return {
    id,
    file,
    handle,
    plan,
    lane: { width: plan.parallel, isSmall: plan.band === 'single' },
    progress,
    life: new AbortController(),
    attempts: 0,
    rounds: 0,
    freshStarts: 0,
    clockRefusals: 0,
    hasMismatched: false,
    partSize: plan.partSize,
    digest: null,
    verification: null,
    remembered: null,
    noted: null,
    missing: null,
    releaseLock: null,
    ticket: null,
    registration: null,
    keeper: null,
    initiating: null,
    upload: null,
    refusal: null,
  };
}

/** A state that the machine cannot reach; says which assumption was wrong. */
export function known<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`an item has no ${what} in a step that needs it`);
  return value;
}
