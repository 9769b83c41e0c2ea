import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createWorld } from '../scenarios/chat-world.ts';
import { readAttachment, writeAttachment } from './attachment.ts';
import { createAttachmentSender } from './attachment-sender.ts';

const file = new File(['图'], '现场.png');

async function stage() {
  const world = createWorld({ version: 2 });
  const { chat, ids } = world.open('a');
  await world.clock.advance(100);
  return { ...world, chat, ids };
}

describe('attachments', () => {
  it('are uploaded, then sent as a message that says where they are (AT1)', async () => {
    const { chat, clock, server } = await stage();
    const onProgress = vi.fn();
    const sender = createAttachmentSender(chat, {
      async upload(chosen, { onProgress: tell }) {
        tell(3, 3);
        return { url: '/files/1.png', name: chosen.name, size: chosen.size };
      },
    });
    const handle = await sender.sendImage('c1', file, { onProgress, width: 40, height: 30 }).sent;
    await clock.advance(100);
    expect(await handle?.done).toEqual({ status: 'sent', unconfirmed: false });
    const [message] = server.store.chats.get('c1')?.messages ?? [];
    expect(message?.type).toBe('image');
    expect(message && readAttachment(message)).toEqual({
      url: '/files/1.png',
      name: '现场.png',
      size: 3,
      width: 40,
      height: 30,
    });
    expect(onProgress).toHaveBeenCalledWith(3, 3);
    await sender.sendFile('c1', file).sent;
    expect(chat.list('c1')?.at(1)?.type).toBe('file');
  });

  it('that are cancelled or fail send no message (AT2)', async () => {
    const { chat, ids } = await stage();
    const endless = createAttachmentSender(chat, {
      upload: (_file, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    });
    const handle = endless.sendFile('c1', file);
    handle.cancel();
    expect(await handle.sent).toBeNull();
    const failing = createAttachmentSender(chat, { upload: () => Promise.reject(new Error('full')) });
    await expect(failing.sendFile('c1', file).sent).rejects.toThrow('full');
    expect(ids('c1')).toEqual([]);
  });

  it('arrive in the order in which they were chosen, whatever is uploaded first, cancelled or fails (AT4)', async () => {
    const { chat, clock, server } = await stage();
    const uploads = new Map<string, { done(): void; fail(): void }>();
    const sender = createAttachmentSender(chat, {
      // A port that hears of no cancellation.
      upload: ({ name }) =>
        new Promise((resolve, reject) =>
          uploads.set(name, {
            done: () => resolve({ url: `/${name}`, name, size: 1 }),
            fail: () => reject(new Error('full')),
          }),
        ),
    });
    const [one, two, three, four, five] = ['1.png', '2.png', '3.pdf', '4.png', '5.png'].map((name) =>
      sender.sendImage('c1', new File(['x'], name)),
    );
    const other = sender.sendFile('c2', new File(['x'], '其他.pdf'));
    three?.sent.catch(() => undefined);
    for (const name of ['其他.pdf', '5.png', '4.png', '2.png']) uploads.get(name)?.done();
    expect(await other.sent).not.toBeNull();
    expect(chat.list('c1')?.length).toBe(0);
    uploads.get('3.pdf')?.fail();
    await expect(three?.sent).rejects.toThrow('full');
    four?.cancel();
    uploads.get('1.png')?.done();
    expect(await Promise.all([one?.sent, two?.sent, five?.sent])).not.toContain(null);
    expect(await four?.sent).toBeNull();
    await clock.advance(100);
    const stored = server.store.chats.get('c1')?.messages ?? [];
    expect(stored.map((message) => readAttachment(message)?.name)).toEqual(['1.png', '2.png', '5.png']);
    const stuck = sender.sendImage('c1', new File(['x'], '6.png'));
    const next = sender.sendImage('c1', new File(['x'], '7.png'));
    uploads.get('7.png')?.done();
    stuck.cancel();
    expect(await stuck.sent).toBeNull();
    expect(await next.sent).not.toBeNull();
  });

  it('are read as they were written, with web addresses only (AT3, R-CHAT-053)', () => {
    const attachment = fc.record({ url: fc.webUrl(), name: fc.string({ minLength: 1 }), size: fc.nat() });
    fc.assert(
      fc.property(attachment, (written) => {
        expect(readAttachment({ type: 'file', content: writeAttachment(written) })).toEqual(written);
      }),
    );
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'x', '']) {
      expect(readAttachment({ type: 'image', content: JSON.stringify({ url }) })).toBeNull();
    }
    expect(readAttachment({ type: 'text', content: '{"url":"/a"}' })).toBeNull();
    expect(readAttachment({ type: 'image', content: '/files/a.png?x=1' })).toEqual({
      url: '/files/a.png?x=1',
      name: 'a.png',
      size: 0,
    });
  });
});
