import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChatOfPage } from './chat-of-page.ts';

const opened = vi.hoisted(() => ({ chat: { disconnect: vi.fn(), logout: vi.fn() } }));
const openPortalChat = vi.hoisted(() => vi.fn());
vi.mock('./portal-chat.ts', () => ({ openPortalChat }));

const storage = { remove: (key: string) => localStorage.removeItem(key) };
// The parts that opening the chat needs; here it is not really opened.
const pageChat = () => createChatOfPage({ storage } as never);

beforeEach(() => {
  vi.useFakeTimers();
  openPortalChat.mockReset().mockResolvedValue(opened);
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('the chat of a page', () => {
  it('is opened once, when the page is idle', async () => {
    const chat = pageChat();
    chat.openWhenIdle();
    chat.openWhenIdle();
    expect(openPortalChat).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(await chat.open()).toBe(opened);
    expect(openPortalChat).toHaveBeenCalledOnce();
  });

  it('is tried again after it could not be opened', async () => {
    openPortalChat.mockRejectedValueOnce(new Error('no answer'));
    const chat = pageChat();
    await expect(chat.open()).rejects.toThrow('no answer');
    expect(await chat.open()).toBe(opened);
  });

  it('ends with the login: the connection, then messages and whatever is kept (R-LOGOUT-008, R-LOGOUT-009)', async () => {
    localStorage.setItem('chat.portal.7.unread', 'x');
    localStorage.setItem('chat.other.7.unread', 'x');
    const chat = pageChat();
    await chat.open();
    chat.closeConnection();
    expect(opened.chat.disconnect).toHaveBeenCalledOnce();
    expect(opened.chat.logout).not.toHaveBeenCalled();
    chat.clearMessages();
    expect(opened.chat.logout).toHaveBeenCalledOnce();
    expect(Object.keys(localStorage)).toEqual(['chat.other.7.unread']);
  });

  it('that was not opened before a logout is not opened after it', async () => {
    localStorage.setItem('chat.portal.7.unread', 'x');
    const chat = pageChat();
    chat.openWhenIdle();
    chat.closeConnection();
    chat.clearMessages();
    await vi.runAllTimersAsync();
    expect(openPortalChat).not.toHaveBeenCalled();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('knows while it is being opened that the login has ended', async () => {
    const chat = pageChat();
    const opening = chat.open();
    chat.closeConnection();
    await opening;
    expect(openPortalChat.mock.calls[0]?.[0].hasEnded()).toBe(true);
  });
});
