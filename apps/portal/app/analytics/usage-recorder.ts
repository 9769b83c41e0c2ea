import type { ApiError } from '@jianzhu/api-client';
import type { AnalyticsQueue } from '@jianzhu/api-client/analytics';
import { whenIdle } from '../when-idle.ts';

/** What is done with the queue of records, now or as soon as it has been loaded. */
type Recording = (queue: AnalyticsQueue) => void;

/** Records how a page is used (decision 57). No method waits, throws, or tells anybody of a failure. */
export interface UsageRecorder {
  /** Loads the queue once the browser is idle; until then what happens waits for it. Once a page. */
  start(load: () => Promise<AnalyticsQueue>): void;
  /** The page changed to this address. The same one twice in a row is one page. */
  route(address: string): void;
  failure(error: ApiError): void;
}

/** What a marked element is: `data-record="click"`, `"menu"` or `"tab"` (specification section 7; ambiguity G-09). */
const marks: Readonly<Record<string, 'click' | 'menuItemClick' | 'closableTabClick'>> = {
  click: 'click',
  menu: 'menuItemClick',
  tab: 'closableTabClick',
};

/** Steps that may wait for the queue; of more, the oldest are forgotten. */
const mostWaiting = 50;

/** Creates the recorder of one page. */
export function createUsageRecorder(): UsageRecorder {
  let waiting: Recording[] = [];
  let queue: AnalyticsQueue | undefined;
  let hasStarted = false;
  let last: string | undefined;

  function record(recording: Recording): void {
    if (queue) recording(queue);
    else waiting = [...waiting, recording].slice(-mostWaiting);
  }

  function onClick({ target }: MouseEvent): void {
    const marked = target instanceof Element ? target.closest<HTMLElement>('[data-record]') : null;
    const kind = marks[marked?.dataset.record ?? ''];
    if (!marked || !kind) return;
    const option = {
      name: marked.getAttribute('aria-label') ?? marked.textContent.trim(),
      content: marked.getAttribute('href') ?? '',
    };
    record((records) => records[kind](option));
  }

  return {
    start(load) {
      if (hasStarted) return;
      hasStarted = true;
      // Before any handler of the page, one of which may stop the event.
      document.addEventListener('click', onClick, { capture: true });
      whenIdle(() => {
        load().then(
          (loaded) => {
            queue = loaded;
            for (const recording of waiting.splice(0)) recording(loaded);
          },
          (error: unknown) => {
            console.warn('Records of use are not sent', error);
            document.removeEventListener('click', onClick, { capture: true });
          },
        );
      });
    },
    route(address) {
      if (address === last) return;
      last = address;
      record((records) => records.route(address));
    },
    failure: (error) => record((records) => records.failure(error)),
  };
}
