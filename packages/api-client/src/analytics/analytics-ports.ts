import type { AnalyticsEvent, AnalyticsRecord } from '@jianzhu/domain';

/**
 * Sends one batch by requests that outlive their page, and gives back the records that did not leave. The answers are
 * not read.
 */
export type AnalyticsTransport = (batch: readonly AnalyticsRecord[]) => Promise<readonly AnalyticsRecord[]>;

/** Time, so that tests own it. */
export interface AnalyticsClock {
  /** Epoch in ms. */
  now(): number;
  /** Runs `work` once after `ms`; the result takes it back. */
  after(ms: number, work: () => void): () => void;
}

/** Keeps what could not be sent for the next visit. */
export interface AnalyticsStorage {
  load(): readonly AnalyticsRecord[];
  save(records: readonly AnalyticsRecord[]): void;
}

/** What every record says about the visitor and the site; read at each record. */
export type AnalyticsFacts = Partial<
  Pick<AnalyticsEvent, 'dataSource' | 'realName' | 'resolution' | 'tenantId' | 'tenantName' | 'userId'>
>;

export interface AnalyticsQueueOptions {
  readonly send: AnalyticsTransport;
  readonly facts?: () => AnalyticsFacts;
  /** Values that no record may hold: the tokens of the session. Read at each record. */
  readonly secrets?: () => readonly string[];
  readonly clock?: AnalyticsClock;
  readonly storage?: AnalyticsStorage;
  /** Calls `hidden` whenever the page may be going away; see `whenPageHides`. The result takes it back. */
  readonly onHide?: (hidden: () => void) => () => void;
  /** Wait before a batch is sent, in ms. Default 2000. */
  readonly delayMs?: number;
  /** Records of one batch; a full one is sent at once. Default 20. */
  readonly batchSize?: number;
  /** Records kept at most; the oldest go first. Default 200. */
  readonly limit?: number;
}
