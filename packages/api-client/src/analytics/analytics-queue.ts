import { ANALYTICS_ACTION, type AnalyticsEvent, type AnalyticsRecord, createAnalyticsRecord } from '@jianzhu/domain';
import { inject } from '../contract/analytics.ts';
import type { ApiError, ApiErrorKind } from '../errors/api-error.ts';
import type { AnalyticsClock, AnalyticsQueueOptions } from './analytics-ports.ts';
import { createBreadcrumbs } from './breadcrumbs.ts';
import { withoutSecrets } from './without-secrets.ts';

/** What a click, a menu item or a tab is called, and what it says of itself. */
export interface ViewOption {
  readonly name: string;
  readonly content?: string;
}

/** Collects records of use and sends them in batches. No method waits, throws or tells anybody of a failure. */
export interface AnalyticsQueue {
  /** Code 1: the page changed to `to`, a path; the time on the page before is counted from its own route. */
  route(to: string): void;
  /** Code 0. */
  click(option: ViewOption): void;
  /** Code 8. */
  menuItemClick(option: ViewOption): void;
  /** Code 9. */
  closableTabClick(option: ViewOption): void;
  /** Code 5, for `onFailure` of a client. Failures of the collect call itself, refusals and aborted calls are not recorded. */
  failure(error: ApiError): void;
  /** Sends what there is now. */
  flush(): void;
  /** Sends what there is and stops. */
  dispose(): void;
}

const systemClock: AnalyticsClock = {
  now: Date.now,
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/** Failures of HTTP; the other kinds are answers, decisions of the user or consequences. */
const HTTP_FAILURES: ReadonlySet<ApiErrorKind> = new Set(['status', 'session-ended', 'timeout', 'network', 'response']);

/** A queue of its own: nothing is shared between two. */
export function createAnalyticsQueue(options: AnalyticsQueueOptions): AnalyticsQueue {
  const { send, clock = systemClock, storage, delayMs = 2000, batchSize = 20, limit = 200 } = options;
  const breadcrumbs = createBreadcrumbs();
  let waiting: readonly AnalyticsRecord[] = storage?.load().slice(-limit) ?? [];
  let cancelTimer: (() => void) | undefined;
  let page = { path: '', since: clock.now() };
  let sending = false;

  function add(event: AnalyticsEvent): void {
    const known: AnalyticsEvent = { from: page.path, to: page.path, ...options.facts?.(), ...event };
    const record = withoutSecrets(createAnalyticsRecord(known, clock.now()), options.secrets?.() ?? []);
    waiting = [...waiting, record].slice(-limit);
    if (waiting.length >= batchSize) void deliver(false);
    else cancelTimer ??= clock.after(delayMs, () => void deliver(false));
  }

  /** What did not leave, also of a transport that throws before it promises anything. */
  async function trySending(batch: readonly AnalyticsRecord[]): Promise<readonly AnalyticsRecord[]> {
    try {
      return await send(batch);
    } catch {
      return batch;
    }
  }

  /** @param leaving the page may go: a batch that is still under way is not waited for */
  async function deliver(leaving: boolean): Promise<void> {
    cancelTimer?.();
    cancelTimer = undefined;
    if (waiting.length === 0 || (sending && !leaving)) return;
    const batch = waiting.slice(0, batchSize);
    waiting = waiting.slice(batchSize);
    if (leaving) storage?.save(waiting);
    sending = true;
    const unsent = await trySending(batch);
    sending = false;
    waiting = [...unsent, ...waiting].slice(-limit);
    if (unsent.length > 0) storage?.save(waiting);
    // What could not be sent has no timer of its own but goes with the next record: a lost network is not hammered.
    else if (waiting.length > 0) cancelTimer ??= clock.after(delayMs, () => void deliver(false));
  }

  const option = (action: AnalyticsEvent['action'], { name, content = '' }: ViewOption) => {
    breadcrumbs.add(name);
    add({ action, viewOptionName: name, viewOptionContent: content });
  };

  const stopListening = options.onHide?.(() => void deliver(true));

  return {
    route(to) {
      const now = clock.now();
      const stayDuration = page.path === '' ? 0 : now - page.since;
      add({ action: ANALYTICS_ACTION.route, from: page.path, to, stayDuration });
      page = { path: to, since: now };
      breadcrumbs.add(to);
    },
    click: (clicked) => option(ANALYTICS_ACTION.click, clicked),
    menuItemClick: (clicked) => option(ANALYTICS_ACTION.menuItemClick, clicked),
    closableTabClick: (clicked) => option(ANALYTICS_ACTION.closableTabClick, clicked),
    failure(error) {
      const { cause } = error;
      const reason = error.kind === 'download' && isKind(cause) ? cause : error;
      if (error.call === inject.id || !HTTP_FAILURES.has(reason.kind)) return;
      add({
        action: ANALYTICS_ACTION.httpError,
        viewOptionName: error.call,
        viewOptionContent: reason.message,
        other: breadcrumbs.list().join(' > '),
      });
    },
    flush: () => void deliver(false),
    dispose() {
      stopListening?.();
      void deliver(true);
    },
  };
}

function isKind(cause: unknown): cause is ApiError {
  return cause instanceof Error && 'kind' in cause;
}
