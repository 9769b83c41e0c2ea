import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Sessions } from '../ports/sessions.ts';
import type { SessionPolicy } from '../service/session-policy.ts';

export interface SessionsFixture {
  sessions(policy: SessionPolicy): Sessions;
  /** A user who has not been connected yet. */
  addUser(): Promise<string>;
}

/** What every keeper of sessions must do. */
export function describeSessions(name: string, fixture: () => SessionsFixture): void {
  const device = (userId: string, uuid: string, sid = 's1', client = 'pc') => ({ userId, client, uuid, sid });

  describe(`the sessions ${name}`, () => {
    it('give epochs that only rise, each once (CS8)', async () => {
      const sessions = fixture().sessions({ devices: 99 });
      const userId = await fixture().addUser();
      const grants = await Promise.all(
        Array.from({ length: 6 }, (_, index) => sessions.begin(device(userId, `d${index}`))),
      );
      const epochs = grants.map(({ epoch }) => epoch).sort((left, right) => left - right);
      expect(epochs).toEqual([1, 2, 3, 4, 5, 6]);
      const { epoch } = await sessions.begin(device(userId, 'later'));
      expect(epoch).toBe(7);
    });

    it('let one of two devices stay that come at once, and end the other exactly once (CS8)', async () => {
      const sessions = fixture().sessions('single');
      const userId = await fixture().addUser();
      const devices = ['left', 'right'] as const;
      const grants = await Promise.all(devices.map((uuid) => sessions.begin(device(userId, uuid))));
      const ended = grants.flatMap((grant) => grant.ended);
      const newest = grants.findIndex(({ epoch }) => epoch === 2);
      expect(ended).toEqual([{ userId, epoch: 1, reason: 'elsewhere', uuid: devices[newest] }]);
      expect(await sessions.touch([{ userId, epoch: 2 }])).toEqual([]);
    });

    it('tell a node that missed the news why a session is over (CS9)', async () => {
      const sessions = fixture().sessions('single');
      const userId = await fixture().addUser();
      await sessions.begin(device(userId, 'phone'));
      await sessions.begin(device(userId, 'desk'));
      await sessions.begin(device(userId, 'desk'));
      const keys = [1, 2, 3, 44].map((epoch) => ({ userId, epoch }));
      expect((await sessions.touch(keys)).toSorted((left, right) => left.epoch - right.epoch)).toEqual([
        { userId, epoch: 1, reason: 'elsewhere', uuid: 'desk' },
        { userId, epoch: 2, reason: 'replaced', uuid: 'desk' },
        { userId, epoch: 44, reason: 'closed', uuid: '' },
      ]);
    });

    it('end nothing of a session that has gone by itself (CS8)', async () => {
      const sessions = fixture().sessions('single');
      const userId = await fixture().addUser();
      const { epoch } = await sessions.begin(device(userId, randomUUID()));
      await sessions.end([{ userId, epoch }]);
      expect((await sessions.begin(device(userId, 'next'))).ended).toEqual([]);
    });

    it('know the policies in use (CS8)', async () => {
      const userId = await fixture().addUser();
      const sessions = fixture().sessions('single-per-client');
      await sessions.begin(device(userId, 'desk', 's1', 'pc'));
      expect((await sessions.begin(device(userId, 'phone', 's1', 'app'))).ended).toEqual([]);
      expect((await sessions.begin(device(userId, 'laptop', 's1', 'pc'))).ended).toMatchObject([{ epoch: 1 }]);
    });
  });
}
