/** Answers of a channel that say something else than they may, or come from somebody else: no answer at all. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

const ANSWER_WITHIN_MS = 8000;
/** Of a bill's file. */
const BILL_WITHIN_MS = 60_000;

export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Sends a request and reads the whole answer within the time of a payment. @throws NoAnswer */
export async function ask(url: string, init: RequestInit, withinMs: number = ANSWER_WITHIN_MS): Promise<WireAnswer> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(withinMs) });
    return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
  } catch (cause) {
    // Neither the request nor what was wrong with the answer: both may hold secrets.
    throw new NoAnswer(`the channel did not answer: ${cause instanceof Error ? cause.name : 'unknown'}`);
  }
}

/** Gets the file of a bill from where the channel has put it. @throws NoAnswer */
export async function askFile(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  const { status, body } = await ask(url, { headers }, BILL_WITHIN_MS);
  if (status !== 200) throw new NoAnswer(`the bill could not be had: ${status}`);
  return body;
}

const SECOND_MS = 1000;
/** How old a signed request may be, and how far ahead: whoever keeps one cannot send it again later. */
const FRESH_S = 300;

/** Whether a signed second is of now, give or take the difference of two clocks. */
export function isFresh(second: string, nowMs: number = Date.now()): boolean {
  return /^\d{10}$/.test(second) && Math.abs(nowMs / SECOND_MS - Number(second)) <= FRESH_S;
}

export const secondText = (): string => String(Math.floor(Date.now() / SECOND_MS));

/** JSON of a body; @throws NoAnswer */
export function readJson(body: Buffer | string): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new NoAnswer('the channel answered no JSON');
  }
}

/** A moment as `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, which has no summer time. */
export const shanghaiTime = (moment: Date): string =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
