import type { TrustedSites } from '../cross-site/shared-address.ts';
import { isUnread, type Notice } from './notice.ts';
import { type NoticeAction, type NoticeOpening, routeNotice } from './notice-routing.ts';

/** Calls that keep the unread state of the bell and the tabs true. */
export interface NoticeReadPorts {
  markRead(id: string): Promise<void>;
  markAllRead(): Promise<void>;
  /** Loads the counts of the bell and of the tabs. */
  refreshCounts(): Promise<void>;
  reportFailure(error: unknown): void;
}

export interface NoticeClickPorts extends NoticeReadPorts {
  /** Opens the page; called inside the click, because a browser blocks windows opened later. */
  open(kind: NoticeOpening, address: string): void;
}

async function readThenRefresh(read: () => Promise<void>, ports: NoticeReadPorts): Promise<void> {
  try {
    await read();
    await ports.refreshCounts();
  } catch (error) {
    ports.reportFailure(error);
  }
}

/**
 * A click on a notice (specification 4): an unread one is marked read and the counts refreshed, while its page opens
 * at once.
 *
 * @returns what was opened, and a promise that settles, without ever rejecting, when the counts are up to date
 */
export function clickNotice(
  notice: Notice,
  sites: TrustedSites,
  ports: NoticeClickPorts,
): { readonly action: NoticeAction; readonly reading: Promise<void> } {
  const reading = isUnread(notice) ? readThenRefresh(() => ports.markRead(notice.id), ports) : Promise.resolve();
  const action = routeNotice(notice, sites);
  if (action.kind !== 'none') ports.open(action.kind, action.address);
  return { action, reading };
}

/** Marks every notice read and refreshes the counts; never rejects. */
export function markAllRead(ports: NoticeReadPorts): Promise<void> {
  return readThenRefresh(() => ports.markAllRead(), ports);
}
