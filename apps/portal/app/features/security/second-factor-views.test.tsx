import { BusinessError } from '@jianzhu/api-client';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as paths from '../../paths.ts';
import { PortalStage, type StagedCalls, stagedClient } from '../../testing/portal-stage.tsx';
import { CompanyRule } from './company-rule.tsx';
import type { SecondFactor } from './load-security.server.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorPage } from './second-factor-page.tsx';
import { SecurityPage } from './security-page.tsx';

const off: SecondFactor = { isOn: false, recoveryLeft: 0, isRequired: false, mayRequire: false, isAdvised: false };
const on: SecondFactor = { ...off, isOn: true, recoveryLeft: 7 };
const codes = ['ABCD-EFGH-JKLM-NPQR', 'STUV-WXYZ-2345-6789'];
const proven = { pathname: paths.secondFactor, state: { verifyTicket: 'proof' } };

async function show(view: ReactNode, calls: StagedCalls = {}, entry: typeof proven | string = paths.secondFactor) {
  const client = stagedClient(calls);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <PortalStage client={client} entry={entry}>
        {view}
      </PortalStage>,
    ),
  );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  const named = (name: string) => {
    const found = [...place.querySelectorAll<HTMLElement>('button, a')].find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`nothing is called ${name}`);
    return found;
  };
  return {
    place,
    toasts: () => client.toasts.pending.map(({ text }) => text),
    press: (name: string) => act(async () => named(name).click()),
    type: (id: string, text: string) =>
      act(async () => {
        const field = place.querySelector<HTMLInputElement>(`#${id}`);
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      }),
  };
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

describe('setting the second factor up', () => {
  const started = { secret: 'ABCDEFGHIJKLMNOP', otpauthUri: 'otpauth://totp/x?secret=ABCDEFGHIJKLMNOP' };

  it('asks for a secret once with the proof, and shows it in groups of four', async () => {
    const startSecondFactor = vi.fn(async () => started);
    const { place } = await show(<SecondFactorPage state={off} />, { security: { startSecondFactor } }, proven);
    expect(startSecondFactor).toHaveBeenCalledTimes(1);
    expect(startSecondFactor).toHaveBeenCalledWith({ body: { verifyTicket: 'proof' } });
    expect(place.querySelector<HTMLInputElement>('#secret')?.value).toBe('ABCD EFGH IJKL MNOP');
  });

  it('sends six digits only, and shows the recovery codes then', async () => {
    const confirmSecondFactor = vi.fn(async () => ({ recoveryCodes: codes }));
    const calls = { security: { startSecondFactor: async () => started, confirmSecondFactor } };
    const { place, type, press, toasts } = await show(<SecondFactorPage state={off} />, calls, proven);
    await type('code', '12345');
    await press('开启二次验证');
    expect(confirmSecondFactor).not.toHaveBeenCalled();
    expect(place.textContent).toContain('请输入6位动态口令');
    await type('code', '123 456');
    await press('开启二次验证');
    expect(confirmSecondFactor).toHaveBeenCalledWith({ body: { code: '123456' } });
    expect([...place.querySelectorAll('li code')].map(({ textContent }) => textContent)).toEqual(codes);
    expect(toasts()).toEqual(['已开启']);
  });

  it('asks for the identity first, and says so when the state could not be asked', async () => {
    const { place } = await show(<SecondFactorPage state={off} />);
    expect(place.querySelector('h1')?.textContent).toBe('身份验证');
    const failed = await show(<SecondFactorPage state={null} />);
    expect(failed.place.textContent).toContain('二次验证状态加载失败，请刷新重试');
  });
});

describe('managing the second factor', () => {
  it('says how many recovery codes are left and shows new ones', async () => {
    const renewRecoveryCodes = vi.fn(async () => ({ recoveryCodes: codes }));
    const { place, type, press } = await show(<SecondFactorPage state={on} />, { security: { renewRecoveryCodes } });
    expect(place.textContent).toContain('7个');
    await press('重新生成恢复码');
    expect(renewRecoveryCodes).not.toHaveBeenCalled();
    await type('code', '654321');
    await press('重新生成恢复码');
    expect(renewRecoveryCodes).toHaveBeenCalledWith({ body: { code: '654321' } });
    expect(place.querySelectorAll('li code')).toHaveLength(2);
  });

  it('shows beside the field why it cannot be turned off', async () => {
    const endSecondFactor = vi.fn(async () => {
      throw new BusinessError('security.endSecondFactor', 424, '口令错误或已使用，还可尝试4次', null);
    });
    const { place, type, press } = await show(<SecondFactorPage state={on} />, { security: { endSecondFactor } });
    await type('code', '654321');
    await press('关闭二次验证');
    expect(endSecondFactor).toHaveBeenCalledTimes(1);
    expect(place.querySelector('#code')?.getAttribute('aria-invalid')).toBe('true');
    expect(place.querySelector('#code-error')?.textContent).toContain('还可尝试4次');
  });
});

describe('recovery codes', () => {
  it('are left only when the member says that they are kept', async () => {
    const onSaved = vi.fn();
    const { press } = await show(<RecoveryCodes codes={codes} onSaved={onSaved} />);
    /** Whether the browser would ask. */
    const reload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(reload()).toBe(true);
    expect(onSaved).not.toHaveBeenCalled();
    await press('我已保存');
    expect(onSaved).toHaveBeenCalledTimes(1);
    expect(reload()).toBe(false);
  });
});

describe('what the company asks for', () => {
  const toggle = (place: HTMLElement) => act(async () => place.querySelector<HTMLElement>('[role="switch"]')?.click());

  it('stands beside the management for who may say so, and is saved at once', async () => {
    const requireSecondFactor = vi.fn(async () => null);
    const calls = { security: { requireSecondFactor } };
    const other = await show(<SecondFactorPage state={on} />, calls);
    expect(other.place.querySelector('[role="switch"]')).toBeNull();
    const { place, toasts } = await show(<SecondFactorPage state={{ ...on, mayRequire: true }} />, calls);
    await toggle(place);
    expect(requireSecondFactor).toHaveBeenCalledWith({ body: { isRequired: true } });
    expect(toasts()).toEqual(['企业要求已保存']);
  });

  it('keeps the focus while it is saved, and is saved once', async () => {
    const requireSecondFactor = vi.fn(() => new Promise<null>(() => undefined));
    const { place } = await show(<CompanyRule isRequired={false} />, { security: { requireSecondFactor } });
    await toggle(place);
    await toggle(place);
    expect(requireSecondFactor).toHaveBeenCalledTimes(1);
    expect(place.querySelector<HTMLInputElement>('[role="switch"]')?.disabled).toBe(false);
  });

  it('says why it was not saved', async () => {
    const requireSecondFactor = async () => {
      throw new BusinessError('security.requireSecondFactor', 422, '请先为自己开启二次验证', null);
    };
    const { place } = await show(<CompanyRule isRequired={false} />, { security: { requireSecondFactor } });
    await toggle(place);
    expect(place.querySelector('#rule-error')?.textContent).toContain('请先为自己开启二次验证');
  });
});

describe('账户安全', () => {
  const flags = { hasLoginPassword: true, hasPayPassword: false };

  it('offers nothing for what it could not ask', async () => {
    const { place } = await show(<SecurityPage flags={null} devices={[]} secondFactor={null} />);
    expect(place.querySelector('[href*="type=pay"]')).toBeNull();
    expect(place.querySelector(`[href="${paths.secondFactor}"]`)).toBeNull();
    expect(place.textContent).toContain('状态加载失败');
  });

  it('offers to set the payment PIN to who has none, and to change it to who has one', async () => {
    const without = await show(<SecurityPage flags={flags} devices={[]} secondFactor={off} />);
    expect(without.place.querySelector('[aria-label="设置支付密码"]')).not.toBeNull();
    const withPin = await show(
      <SecurityPage flags={{ ...flags, hasPayPassword: true }} devices={[]} secondFactor={on} />,
    );
    expect(withPin.place.querySelector('[aria-label="设置支付密码"]')).toBeNull();
    expect(withPin.place.querySelector('[aria-label="修改支付密码"]')).not.toBeNull();
  });
});
