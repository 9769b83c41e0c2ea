import { createUploadSignal } from '@jianzhu/upload';
import { describe, expect, it } from 'vitest';
import { clearSession, createSessionStore, type SessionStore } from '../session/session-store.ts';
import { simulatedUploads } from './testing/simulated-uploads.ts';
import { endWithSession, uploadOwner } from './upload-owner.ts';

const userInfo = {
  id: '7',
  account: '',
  realName: '王建国',
  avatar: '',
  phoneMasked: '',
  permissionKeys: [],
  dataScope: null,
  certStatus: { personal: null, corporate: null },
  vip: null,
  companyRoles: [],
};
const member = () =>
  createSessionStore({ kind: 'member', userInfo, companyInfo: null, businesses: null, businessId: '1001' });

it('is the company, the user and the widget', () => {
  expect(uploadOwner(member(), 'documents')).toBe('1001/7/documents');
});

describe('uploads under way', () => {
  it.each<[string, (session: SessionStore) => void]>([
    ['a logout', (session) => Object.assign(session, { logout: 'leaving' })],
    ['the end of the login', clearSession],
    ['a switch of the company', (session) => Object.assign(session, { isSwitchingCompany: true })],
    [
      'a switch in another tab',
      (session) => Object.assign(session.user, { switchCompanyInfo: { businessId: '1002' } }),
    ],
  ])('end with %s and stay remembered', async (_, change) => {
    const world = simulatedUploads();
    const session = member();
    const signal = createUploadSignal();
    const uploader = world.open({ signal });
    const unfollow = endWithSession(session, uploader);
    uploader.add([new File(['大'.repeat(20_000)], '大.pdf')]);
    await world.until(async () => ((await world.ledger.list('company/user'))[0]?.parts.length ?? 0) > 2);
    session.unread = 5;
    await world.clock.advance(100);
    expect(signal.getSnapshot()).toBe('loading');
    change(session);
    await world.until(() => signal.getSnapshot() === 'done');
    await world.clock.advance(1000);
    expect(uploader.getSnapshot()).toMatchObject({ items: [], failures: [] });
    expect(await world.ledger.list('company/user')).toHaveLength(1);
    unfollow();
  });
});
