import { expect, it } from 'vitest';
import { whenPageHides } from './page-hide.ts';

it('tells of pagehide and of a hidden page, not of one that is shown, until taken back (AQ8)', () => {
  let visibilityState: DocumentVisibilityState = 'visible';
  const document = new EventTarget();
  const page = new EventTarget();
  Object.assign(page, { document });
  Object.defineProperty(document, 'visibilityState', { get: () => visibilityState });
  let told = 0;
  const stop = whenPageHides(page as unknown as Window)(() => told++); // the parts of a window that it uses
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toBe(0);
  visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('pagehide'));
  expect(told).toBe(2);
  stop();
  page.dispatchEvent(new Event('pagehide'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toBe(2);
});
