import { expect, it } from 'vitest';
import { ChatCallMissing } from '../ports/api.ts';
import { createWorld } from '../scenarios/chat-world.ts';
import { createFakeBrowser } from '../testing/fake-browser.ts';

it('drafts of each chat survive a reload, and not a logout (DR1)', async () => {
  const { clock, open } = createWorld({ version: 2 });
  const browser = createFakeBrowser();
  const first = open('a', browser);
  first.chat.setDraft('c1', '写了一半“<b>');
  first.chat.setDraft('c2', '不要了');
  first.chat.setDraft('c2', '');
  first.chat.dispose();
  const second = open('a', browser);
  expect([second.chat.draft('c1'), second.chat.draft('c2')]).toEqual(['写了一半“<b>', '']);
  second.chat.logout();
  await clock.advance(1000);
  expect(open('a', browser).chat.draft('c1')).toBe('');
});

it('words are searched for where the service can (SR1)', async () => {
  const { clock, open, server } = createWorld({ version: 2 });
  const { chat } = open('a');
  await clock.advance(100);
  server.say('c1', 'b', '钢筋报价');
  await clock.advance(10);
  server.say('c1', 'b', '水泥报价');
  server.say('c1', 'b', '谢谢');
  expect((await chat.search('报价')).map(({ content }) => content)).toEqual(['水泥报价', '钢筋报价']);
});

it('words are not searched for in silence where the service cannot (SR1)', async () => {
  const { clock, open, server } = createWorld({ version: 2 });
  const { search: _, ...without } = server.api('a');
  const { chat } = open('a', undefined, { api: without });
  await clock.advance(100);
  expect(chat.canSearch).toBe(false);
  await expect(chat.search('报价')).rejects.toBeInstanceOf(ChatCallMissing);
  expect(open('b').chat.canSearch).toBe(true);
});

it('older messages come in pages, from places or from the call for history (HI2)', async () => {
  for (const version of [1, 2] as const) {
    const { clock, open, server } = createWorld({ version, habits: { hasHistory: true } });
    for (let index = 0; index < 260; index += 1) {
      server.say('c1', 'b', `${index}`);
      await clock.advance(1);
    }
    const { chat, ids } = open('a');
    await clock.advance(100);
    chat.open('c1');
    const had = ids('c1').length;
    const loading = chat.loadOlder('c1', 50);
    await clock.advance(100);
    expect(await loading).toEqual({ more: true });
    expect(ids('c1')).toHaveLength(had + 50);
    for (let page = 0; page < 6; page += 1) {
      const older = chat.loadOlder('c1', 50);
      await clock.advance(100);
      await older;
    }
    expect(ids('c1')).toEqual(Array.from({ length: 260 }, (_, index) => `said-${index + 1}`));
    expect(await chat.loadOlder('c1', 50)).toEqual({ more: false });
    expect(chat.state.chats[0]?.loaded).toBe(true);
  }
});
