import type { ChatRecord, ChatState, LocalMessage } from '@jianzhu/chat';
import { describe, expect, it } from 'vitest';
import { shownConversation } from './shown-conversation.ts';

const record: ChatRecord = {
  id: 'c1',
  name: '陈钢',
  avatar: '',
  type: 'user',
  unreadCount: 0,
  isLoading: false,
  loaded: true,
  lastMessage: '在的',
  lastTime: 0,
  timestamp: 0,
  lastReadTime: 0,
};

const saidBy = (fromId: string): ChatState['chatLastMessage'] => ({
  c1: { id: 'm1', fromId, chatId: 'c1', content: '离线消息二', timestamp: 1, type: 'text' } satisfies LocalMessage,
});

function show(state: Partial<Pick<ChatState, 'openId' | 'chatLastMessage'>>, draft = '') {
  const user = { id: 'u1', name: '李采宁', avatar: '' };
  return shownConversation(record, { openId: null, chatLastMessage: {}, ...state }, { user, draft: () => draft });
}

describe('a chat as its row shows it', () => {
  it('tells whether the newest message is the member’s own', () => {
    expect(show({ chatLastMessage: saidBy('u1') })).toMatchObject({ lastMessage: '离线消息二', isLastOwn: true });
    expect(show({ chatLastMessage: saidBy('u2') })).toMatchObject({ lastMessage: '离线消息二', isLastOwn: false });
    expect(show({})).toMatchObject({ lastMessage: '在的', isLastOwn: false });
  });

  it('holds what was begun in it, unless it is open or only space', () => {
    expect(show({}, '写了一半\n')).toMatchObject({ draft: '写了一半' });
    expect(show({ openId: 'c1' }, '写了一半')).toMatchObject({ draft: '' });
    expect(show({}, ' \n')).toMatchObject({ draft: '' });
  });
});
