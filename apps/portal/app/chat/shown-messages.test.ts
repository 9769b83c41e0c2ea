import type { LocalMessage } from '@jianzhu/chat';
import { describe, expect, it } from 'vitest';
import { writeFileContent } from './file-content.ts';
import { type MessageFacts, ShownMessages } from './shown-messages.ts';

const message = (fields: Partial<LocalMessage>): LocalMessage => ({
  id: 'm1',
  fromId: 'u1',
  chatId: 'c1',
  content: '你好',
  timestamp: 1_763_722_498_000,
  type: 'text',
  ...fields,
});

const facts = (fields: Partial<MessageFacts> = {}): MessageFacts => ({
  userId: 'u1',
  isRead: () => false,
  isDelivered: () => false,
  fileAddress: () => null,
  recordOf: () => ({ state: 'loading' }),
  ...fields,
});

describe('messages as the log shows them', () => {
  it('keep markup as text (R-CHAT-053)', () => {
    const shown = new ShownMessages().sequence([message({ content: '<img onerror=x>' })], [], facts());
    expect(shown.at(0)).toMatchObject({ type: 'text', content: '<img onerror=x>', isOwn: true, status: 'sent' });
  });

  it('are the same objects until they look different, so that their rows are not drawn again', () => {
    const messages = [message({})];
    const shown = new ShownMessages();
    const first = shown.sequence(messages, [], facts()).at(0);
    expect(shown.sequence(messages, [], facts()).at(0)).toBe(first);
    expect(shown.sequence(messages, [], facts({ isRead: () => true })).at(0)).toMatchObject({ isRead: true });
    const delivered = shown.sequence(messages, [], facts({ isDelivered: () => true })).at(0);
    expect(delivered).toMatchObject({ isRead: false, isDelivered: true });
  });

  it('carry a file with its address as soon as there is one', () => {
    const content = writeFileContent({ resourceId: '7', businessId: '1001', name: '图.png', size: 12 });
    const messages = [message({ type: 'image', content })];
    const shown = new ShownMessages();
    expect(shown.sequence(messages, [], facts()).at(0)?.attachment).toMatchObject({ name: '图.png', url: null });
    const later = shown.sequence(messages, [], facts({ fileAddress: () => 'https://files/1' }));
    expect(later.at(0)?.attachment?.url).toBe('https://files/1');
  });

  it('are text where the file cannot be read, and end with what is being uploaded', () => {
    const uploading = { ...new ShownMessages().sequence([message({})], [], facts()).at(0), id: 'up' } as never;
    const shown = new ShownMessages().sequence([message({ type: 'image', content: '坏' })], [uploading], facts());
    expect(shown.at(0)?.type).toBe('text');
    expect(shown.at(1)).toBe(uploading);
    expect(shown.at(2)).toBeUndefined();
  });
});
