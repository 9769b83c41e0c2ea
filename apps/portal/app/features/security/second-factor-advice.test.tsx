import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as paths from '../../paths.ts';
import { PortalStage } from '../../testing/portal-stage.tsx';
import { readLater } from './later-cookie.ts';
import type { Advice } from './load-advice.server.ts';
import { SecondFactorAdvice } from './second-factor-advice.tsx';

async function show(advice: Advice | null, entry: string = paths.personalCenter): Promise<HTMLElement> {
  const place = document.createElement('div');
  const root = createRoot(place);
  const view = <SecondFactorAdvice advice={advice} />;
  await act(async () => root.render(<PortalStage entry={entry}>{view}</PortalStage>));
  onTestFinished(() => act(async () => root.unmount()));
  return place;
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

describe('the advice to turn the second factor on', () => {
  it('leads there, but does not stand on that page itself', async () => {
    expect((await show('advised')).querySelector(`a[href="${paths.secondFactor}"]`)).not.toBeNull();
    expect((await show('advised', paths.secondFactor)).querySelector('[role="status"]')).toBeNull();
    expect((await show(null)).querySelector('[role="status"]')).toBeNull();
  });

  it('stays closed for this member until the browser is closed', async () => {
    const place = await show('advised');
    expect(readLater(document.cookie)).toBe('');
    await act(async () => place.querySelector('button')?.click());
    expect(place.querySelector('[role="status"]')).toBeNull();
    expect(readLater(document.cookie)).toBe('1');
  });

  it('tells those whose company asks for it why, and cannot be closed', async () => {
    const place = await show('required');
    expect(place.textContent).toContain('您所在的企业要求成员开启二次验证');
    expect(place.querySelector(`a[href="${paths.secondFactor}"]`)).not.toBeNull();
    expect(place.querySelector('button')).toBeNull();
  });
});
