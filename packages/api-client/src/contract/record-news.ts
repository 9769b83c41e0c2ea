/**
 * News of records over the socket of the chat, which the pages of a member have open anyhow: a frame says that a record
 * of a kind has changed, and the pages that show one ask for it anew. Only sockets that ask for them get such frames.
 */

/** Kinds of records whose change is told. */
const KINDS = ['review', 'notice', 'inquiry', 'quotation', 'deal', 'tender', 'bid', 'order'] as const;

export type RecordKind = (typeof KINDS)[number];

/** Stands in the address of a socket, with the value 1, to ask for news of records. */
export const RECORD_NEWS_PARAMETER = 'records';

/** Code of the frame; none of the chat's own. */
const FRAME_CODE = 60;

export const isRecordKind = (kind: unknown): kind is RecordKind => KINDS.some((known) => known === kind);

/** The frame that tells of a change. */
export const writeRecordNews = (kind: RecordKind): string => JSON.stringify({ code: FRAME_CODE, message: { kind } });

/** What a frame tells of a record; null for every other frame. */
export function readRecordNews(frame: unknown): RecordKind | null {
  // Most frames are messages, and long: nothing of them is parsed twice.
  if (typeof frame !== 'string' || !frame.startsWith(`{"code":${FRAME_CODE},`)) return null;
  const kind = /"kind":"([a-z]+)"/.exec(frame)?.[1];
  return isRecordKind(kind) ? kind : null;
}
