import type { Chat, SendOutcome } from '@jianzhu/chat';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { ChatComposer } from './chat-composer.tsx';

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

/** The composer over a chat that ends every message in one way. */
function show(outcome: SendOutcome, draft: string) {
  const drafts = new Map([['c1', draft]]);
  const chat: Partial<Chat> = {
    draft: (chatId) => drafts.get(chatId) ?? '',
    setDraft: (chatId, text) => void drafts.set(chatId, text),
    send: () => ({ id: 'm1', done: Promise.resolve(outcome), cancel: () => undefined }),
  };
  const page = document.createElement('div');
  const root = createRoot(page);
  // Only what the composer asks of the member's chats.
  act(() => root.render(<ChatComposer chat={chat as Chat} chatId="c1" onAttach={vi.fn()} />));
  onTestFinished(() => act(() => root.unmount()));
  const field = page.querySelector('textarea');
  return {
    text: () => field?.value,
    page,
    submit: () =>
      act(async () =>
        page.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
      ),
  };
}

it('gives a message back that cannot be sent as it is (SE13)', async () => {
  const { text, submit } = show({ status: 'failed', error: 'invalid', fault: 'unstorable' }, '到场价3420');
  await submit();
  expect(text()).toBe('到场价3420');
});

it('is empty once the message is on its way, and says how much a message and a file may have (SE13)', async () => {
  const { text, submit, page } = show({ status: 'sent', unconfirmed: false }, '您好');
  expect(page.textContent).toContain('2 / 4000');
  expect(page.textContent).toContain('单个文件 50M 以下');
  await submit();
  expect(text()).toBe('');
});
