/** What a storage elsewhere may take its time for, in ms. */
export interface FetchTimeouts {
  /** Until the headers of the answer are there. */
  readonly answerMs: number;
  /** The same where the storage copies before it answers. */
  readonly copyMs: number;
  /** Between two pieces of a body. */
  readonly idleMs: number;
}

export const FETCH_TIMEOUTS: FetchTimeouts = { answerMs: 30_000, copyMs: 600_000, idleMs: 30_000 };

/** The other side did not answer, or stopped in the middle. */
class AnswerTimeout extends Error {
  override readonly name = 'AnswerTimeout';
}

/** An answer whose body ends, with a failure, when nothing more of it comes. */
export interface TimedResponse {
  readonly response: Response;
  /** Bytes as they come; nothing for an answer without a body. To be read to its end, or left at once. */
  readonly body: AsyncGenerator<Uint8Array>;
}

/** Fetches with an end to every wait. @param answerMs until the headers are there @throws AnswerTimeout when nothing comes */
export async function timedFetch(
  url: string,
  init: RequestInit,
  { answerMs, idleMs }: Pick<FetchTimeouts, 'answerMs' | 'idleMs'>,
): Promise<TimedResponse> {
  const controller = new AbortController();
  const within = async <Result>(ms: number, work: Promise<Result>): Promise<Result> => {
    const timer = setTimeout(() => controller.abort(new AnswerTimeout(`nothing came for ${ms} ms`)), ms);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
    }
  };
  const response = await within(answerMs, fetch(url, { ...init, signal: controller.signal }));
  return { response, body: pieces(response, (work) => within(idleMs, work)) };
}

async function* pieces(
  { body }: Response,
  within: <Result>(work: Promise<Result>) => Promise<Result>,
): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await within(reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
