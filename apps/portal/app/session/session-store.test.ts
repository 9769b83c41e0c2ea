import { describe, expect, it } from 'vitest';
import { adoptSessionView, clearSession, createSessionStore } from './session-store.ts';
import type { SessionView } from './session-view.ts';

const memberView: SessionView = {
  kind: 'member',
  userInfo: null,
  companyInfo: { id: '1001', niceName: '北辰', tenantId: '', accountHeader: '' },
  businesses: null,
  businessId: '1001',
};

describe('the session store', () => {
  it('begins as the server sees the visitor, without tokens (R-STATE-013)', () => {
    expect(createSessionStore({ kind: 'anonymous' })).toMatchObject({ kind: 'anonymous', user: { token: '' } });
    const member = createSessionStore(memberView);
    expect(member).toMatchObject({ kind: 'member', user: { token: '', switchCompanyInfo: { businessId: '1001' } } });
  });

  it('knows the companies from the start, and keeps them where newer data lacks them (R-HEAD-055)', () => {
    const items = [{ businessId: '1001', businessName: '吉林省北辰建设集团有限公司' }];
    const store = createSessionStore({ ...memberView, businesses: items });
    expect(store.businesses).toEqual({ status: 'ready', items });
    adoptSessionView(store, memberView);
    expect(store.businesses).toEqual({ status: 'ready', items });
  });

  it('is a store of its own for each rendering (A-12)', () => {
    const first = createSessionStore(memberView);
    first.user.token = 'secret';
    expect(createSessionStore(memberView).user.token).toBe('');
  });

  it('keeps tokens and side when newer data of the same member arrives (R-STATE-020)', () => {
    const store = createSessionStore(memberView);
    expect(store.user.companyType).toBe('require');
    Object.assign(store.user, { token: 'access', companyType: 'supply' });
    adoptSessionView(store, { ...memberView, businessId: '1002' });
    expect(store.user).toMatchObject({
      token: 'access',
      switchCompanyInfo: { businessId: '1002' },
      companyType: 'supply',
    });
  });

  it('drops the tokens when the server no longer knows the visitor', () => {
    const store = createSessionStore(memberView);
    store.user.token = 'access';
    adoptSessionView(store, { kind: 'anonymous' });
    expect(store).toMatchObject({ kind: 'anonymous', user: { token: '' } });
  });

  it('is not filled again while the page is being left after a logout (R-STATE-008)', () => {
    const store = createSessionStore(memberView);
    store.logout = 'leaving';
    clearSession(store);
    adoptSessionView(store, memberView);
    expect(store).toMatchObject({ kind: 'anonymous', logout: 'leaving', unread: 0 });
  });
});
