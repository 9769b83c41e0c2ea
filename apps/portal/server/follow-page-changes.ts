import { setTimeout as pause } from 'node:timers/promises';
import { PAGE_CHANGES_PATH, PAGE_CONTENTS, type PageContent } from '@jianzhu/domain/pages';

/** Three beats of the platform: whoever is silent for longer is not there any more (milliseconds). */
const longestSilence = 45_000;
/** Between two attempts (milliseconds). */
const firstRetry = 250;
const longestRetry = 10_000;

export interface PageChangeListener {
  changed(contents: readonly PageContent[]): void;
  /** Told once for each time that the platform cannot be followed. */
  onFailure(subject: string, error: unknown): void;
}

/**
 * Hears from the platform whose content has changed, for as long as the portal runs. What was missed while it could not
 * be heard is taken for a change of everything; until it is heard again, pages are renewed by their age alone.
 *
 * @returns what ends it.
 */
export function followPageChanges(platformOrigin: string, listener: PageChangeListener): () => void {
  const ending = new AbortController();
  void follow();
  return () => ending.abort();

  async function follow(): Promise<void> {
    let retry = firstRetry;
    let isReported = false;
    while (!ending.signal.aborted) {
      try {
        await hear(() => {
          retry = firstRetry;
          isReported = false;
        });
      } catch (error) {
        if (ending.signal.aborted) return;
        if (!isReported) listener.onFailure('page changes', error);
        isReported = true;
      }
      await pause(retry, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
      retry = Math.min(retry * 2, longestRetry);
    }
  }

  async function hear(onHeard: () => void): Promise<void> {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(new Error('The platform has fallen silent')), longestSilence).unref();
    try {
      const signal = AbortSignal.any([ending.signal, silence.signal]);
      const answer = await fetch(platformOrigin + PAGE_CHANGES_PATH, { signal });
      if (!answer.ok || answer.body === null) throw new Error(`Page changes: status ${answer.status}`);
      onHeard();
      listener.changed(PAGE_CONTENTS);
      let rest = '';
      for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
        timer.refresh();
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        const contents = PAGE_CONTENTS.filter((content) => lines.includes(content));
        if (contents.length > 0) listener.changed(contents);
      }
    } finally {
      clearTimeout(timer);
    }
  }
}
