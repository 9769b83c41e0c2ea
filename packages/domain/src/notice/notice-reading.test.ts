import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { noticeSchema } from './notice.ts';
import { clickNotice, markAllRead, type NoticeClickPorts } from './notice-reading.ts';

const sites = { ownOrigin: 'http://localhost:3000', siblings: [] };
const notice = (fields: object) => v.parse(noticeSchema, { id: 9, isRead: 0, jumpUrl: '/a', pageSource: 0, ...fields });

function fakes(answer: Promise<void> = Promise.resolve()) {
  const calls: string[] = [];
  const ports: NoticeClickPorts = {
    markRead: (id) => {
      calls.push(`read ${id}`);
      return answer;
    },
    markAllRead: () => {
      calls.push('read all');
      return answer;
    },
    refreshCounts: async () => void calls.push('refresh'),
    reportFailure: (error) => calls.push(`failed ${error instanceof Error ? error.message : ''}`),
    open: (kind, address) => calls.push(`open ${kind} ${address}`),
  };
  return { calls, ports };
}

describe('reading notices', () => {
  test('NR10 R-NOTICE-001 R-NOTICE-002: an unread notice is marked read once, then the counts are refreshed', async () => {
    const { calls, ports } = fakes();
    await clickNotice(notice({}), sites, ports).reading;
    expect(calls.filter((call) => !call.startsWith('open'))).toEqual(['read 9', 'refresh']);
  });

  test('NR10 R-NOTICE-003: a read notice is only opened', async () => {
    const { calls, ports } = fakes();
    await clickNotice(notice({ isRead: 1 }), sites, ports).reading;
    expect(calls).toEqual(['open in-app /a']);
  });

  test.each([66, 11])(
    'NR10 R-NOTICE-004: a notice of switch type %d is marked read and opens nothing',
    async (switchType) => {
      const { calls, ports } = fakes();
      await clickNotice(notice({ switchType }), sites, ports).reading;
      expect(calls).toEqual(['read 9', 'refresh']);
    },
  );

  test('NR11 R-NOTICE-020: the page is open before the read call answers', async () => {
    let answer = () => {};
    const { calls, ports } = fakes(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { reading } = clickNotice(notice({ switchType: 1, jumpUrl: '/a/' }), sites, ports);
    expect(calls).toEqual(['read 9', 'open shared-window /a/9']);
    answer();
    await reading;
    expect(calls.at(-1)).toBe('refresh');
  });

  test('NR12 R-NOTICE-021: marking all read refreshes the counts', async () => {
    const { calls, ports } = fakes();
    await markAllRead(ports);
    expect(calls).toEqual(['read all', 'refresh']);
  });

  test('NR13: a read that fails is reported and the page still opens', async () => {
    const { calls, ports } = fakes(Promise.reject(new Error('offline')));
    await clickNotice(notice({}), sites, ports).reading;
    expect(calls).toEqual(['read 9', 'open in-app /a', 'failed offline']);
  });
});
