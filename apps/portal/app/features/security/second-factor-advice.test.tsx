import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as paths from '../../paths.ts';
import { PortalStage } from '../../testing/portal-stage.tsx';
import { readLater } from './later-cookie.ts';
import { SecondFactorAdvice } from './second-factor-advice.tsx';

async function show(isAdvised: boolean, entry: string = paths.personalCenter): Promise<HTMLElement> {
  const place = document.createElement('div');
  const root = createRoot(place);
  const view = <SecondFactorAdvice isAdvised={isAdvised} />;
  await act(async () => root.render(<PortalStage entry={entry}>{view}</PortalStage>));
  onTestFinished(() => act(async () => root.unmount()));
  return place;
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

describe('the advice to turn the second factor on', () => {
  it('leads there, but does not stand on that page itself', async () => {
    expect((await show(true)).querySelector(`a[href="${paths.secondFactor}"]`)).not.toBeNull();
    expect((await show(true, paths.secondFactor)).querySelector('[role="status"]')).toBeNull();
    expect((await show(false)).querySelector('[role="status"]')).toBeNull();
  });

  it('stays closed for this member until the browser is closed', async () => {
    const place = await show(true);
    expect(readLater(document.cookie)).toBe('');
    await act(async () => place.querySelector('button')?.click());
    expect(place.querySelector('[role="status"]')).toBeNull();
    expect(readLater(document.cookie)).toBe('1');
  });
});
