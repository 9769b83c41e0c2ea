import { describe, expect, it } from 'vitest';
import { contactOf, conversationAddress, peerOf } from './conversation-address.ts';

describe('the address of a conversation', () => {
  it.each([
    [null, '/user/customer-message-list'],
    [{ chat: '1-2' }, '/user/customer-message-list?chat=1-2'],
    [{ contact: 'platform' as const }, '/user/customer-message-list?contact=platform'],
    [{ contact: { businessId: '1001' } }, '/user/customer-message-list?contact=1001'],
  ])('of %j is %s (R-AREA-041)', (of, address) => {
    expect(conversationAddress(of)).toBe(address);
  });

  it('says whom it asks for, and nobody for anything else', () => {
    const asked = (contact: string) => contactOf(new URLSearchParams({ contact }));
    expect([asked('platform'), asked('1001'), asked('x'), asked('')]).toEqual([
      'platform',
      { businessId: '1001' },
      null,
      null,
    ]);
  });
});

describe('the other member', () => {
  it.each([
    ['1-22', '1', '22'],
    ['1-22', '22', '1'],
    ['1-22', '3', null],
    ['group', '1', null],
    ['1-1', '1', null],
  ])('of %s for %s is %s', (chatId, userId, peer) => {
    expect(peerOf(chatId, userId)).toBe(peer);
  });
});
