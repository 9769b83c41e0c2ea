import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusal } from '../error/refusal.ts';
import { type Actor, defineStatusMachine, statusItems, statusLook } from './status-machine.ts';

interface Facts {
  readonly quotes: number;
  readonly isOverdue: boolean;
}

const sheet = defineStatusMachine({
  statuses: {
    0: { label: '草稿', tone: 'neutral' },
    1: { label: '报价中', tone: 'brand' },
    3: { label: '待定标', tone: 'warning' },
    7: { label: '已流标', tone: 'danger' },
  },
  conditions: {
    hasQuotes: { holds: ({ quotes }: Facts) => quotes > 0, refusal: refusal('stateConflict', '没有有效报价') },
    inTime: { holds: ({ isOverdue }: Facts) => !isOverdue, refusal: refusal('deadlinePassed') },
  },
  transitions: [
    { from: 0, action: 'publish', who: 'owner', to: 1, permission: 'inquiry_publish' },
    { from: 0, action: 'delete', who: 'owner', to: null, permission: 'inquiry_delete' },
    { from: 1, action: 'open', who: ['owner', 'ops'], to: 3, when: ['inTime', 'hasQuotes'] },
    { from: [1, 3], action: 'expire', who: 'system', to: 3, when: ['hasQuotes'] },
    { from: [1, 3], action: 'expire', who: 'system', to: 7 },
  ],
});

const facts: Facts = { quotes: 1, isOverdue: false };
const owner: Actor<'owner' | 'ops' | 'system'> = { is: ['owner'], permissionKeys: ['inquiry_publish'] };
const system: Actor<'owner' | 'ops' | 'system'> = { is: ['system'], permissionKeys: [] };

describe('status machine', () => {
  test('SM1: an act leads where its row says', () => {
    expect(sheet.transition(0, 'publish', owner, facts)).toEqual({ ok: true, status: 1 });
    expect(sheet.transition(1, 'open', owner, facts)).toEqual({ ok: true, status: 3 });
    const remover = { is: ['owner'], permissionKeys: ['inquiry_delete'] } as const;
    expect(sheet.transition(0, 'delete', remover, facts)).toMatchObject({ ok: true, status: null });
    expect(statusLook(sheet, 1)).toEqual({ label: '报价中', tone: 'brand' });
    expect(statusItems(sheet).map(({ value, label }) => [value, label])).toEqual([
      [0, '草稿'],
      [1, '报价中'],
      [3, '待定标'],
      [7, '已流标'],
    ]);
    expect(sheet.transitions).toHaveLength(5);
  });

  test('SM2: an act that no row gives to this actor is refused with 403, whatever the status', () => {
    const denied = { ok: false, refusal: { code: 403, message: '暂无操作权限，请联系企业管理员' } };
    expect(sheet.transition(0, 'publish', { is: ['owner'], permissionKeys: [] }, facts)).toEqual(denied);
    expect(sheet.transition(0, 'publish', { is: ['ops'], permissionKeys: ['inquiry_publish'] }, facts)).toEqual(denied);
    expect(sheet.transition(7, 'expire', owner, facts)).toEqual(denied);
    expect(sheet.transition(0, 'publish', { is: [], permissionKeys: ['inquiry_publish'] }, facts)).toEqual(denied);
  });

  test('SM3: an act that the status does not allow is refused with 422', () => {
    expect(sheet.transition(1, 'publish', owner, facts)).toEqual({
      ok: false,
      refusal: { code: 422, message: '当前状态不允许该操作' },
    });
  });

  test('SM4: of several rows the first whose conditions hold decides', () => {
    expect(sheet.transition(1, 'expire', system, facts)).toEqual({ ok: true, status: 3 });
    expect(sheet.transition(3, 'expire', system, { ...facts, quotes: 0 })).toEqual({ ok: true, status: 7 });
  });

  test('SM5: where only a condition does not hold, its own refusal says so, the first of them first', () => {
    const result = (quotes: number, isOverdue: boolean) => sheet.transition(1, 'open', owner, { quotes, isOverdue });
    expect(result(0, false)).toEqual({ ok: false, refusal: { code: 422, message: '没有有效报价' } });
    expect(result(0, true)).toEqual({ ok: false, refusal: { code: 410, message: '已超过截止时间，无法操作' } });
  });

  test('SM6: the allowed actions are those that would go through, each once, in the order of the table', () => {
    const all = { is: ['owner', 'system'], permissionKeys: ['inquiry_publish', 'inquiry_delete'] } as const;
    expect(sheet.allowedActions(0, all, facts)).toEqual(['publish', 'delete']);
    expect(sheet.allowedActions(1, all, facts)).toEqual(['open', 'expire']);
    expect(sheet.allowedActions(7, all, facts)).toEqual([]);
    fc.assert(
      fc.property(
        fc.constantFrom(0, 1, 3, 7),
        fc.subarray(['owner', 'ops', 'system'] as const),
        fc.subarray(['inquiry_publish', 'inquiry_delete']),
        fc.record({ quotes: fc.nat(2), isOverdue: fc.boolean() }),
        (status, is, permissionKeys, now) => {
          const actor = { is, permissionKeys };
          const allowed = sheet.allowedActions(status, actor, now);
          for (const { action } of sheet.transitions) {
            expect(sheet.transition(status, action, actor, now).ok).toBe(allowed.includes(action));
          }
        },
      ),
    );
  });
});
