import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { DeadlineLeft, ServerClock } from './server-clock.tsx';

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

it('counts what is left from the clock of the platform, whatever the device thinks', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  const shownAt = async (serverTime: string) => {
    await act(async () =>
      root.render(
        <ServerClock serverTime={serverTime}>
          <DeadlineLeft deadline="2001-01-03 12:30:30" />
        </ServerClock>,
      ),
    );
    return place.textContent;
  };
  expect(await shownAt('2001-01-01 10:00:00')).toBe('剩余2天2小时30分');
  expect(await shownAt('2001-01-03 12:30:30')).toBe('已截止');
});
