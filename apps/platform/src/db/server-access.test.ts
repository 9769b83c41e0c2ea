import { describe, expect, it } from 'vitest';
import { urlAccess } from './server-access.ts';

const ADMIN = 'postgresql://owner:s%40cret@db.example.cn:5433/portal?sslmode=require';

describe('access by addresses', () => {
  it('derives the roles from the one address, the same in every process', () => {
    const access = urlAccess({ admin: ADMIN, roles: {} });
    expect(access).toEqual(urlAccess({ admin: ADMIN, roles: {} }));
    const url = new URL(access.roles.app_user.connectionString ?? '');
    expect(url).toMatchObject({ username: 'app_user', host: 'db.example.cn:5433', pathname: '/portal' });
    expect(decodeURIComponent(url.password)).toBe(access.passwords?.app_user);
    expect(new Set(Object.values(access.passwords ?? {})).size).toBe(3);
  });

  it('takes configured addresses as they are and sets no passwords', () => {
    const roles = { app_user: 'postgresql://a@x/p', app_auth: 'postgresql://b@x/p', app_worker: 'postgresql://c@x/p' };
    const access = urlAccess({ admin: ADMIN, roles });
    expect(access.passwords).toBeUndefined();
    expect(access.roles.app_worker).toEqual({ connectionString: 'postgresql://c@x/p' });
  });

  it('names the missing variables', () => {
    expect(() => urlAccess({ admin: ADMIN, roles: { app_user: 'postgresql://a@x/p' } })).toThrow(
      /^DATABASE_AUTH_URL, DATABASE_WORKER_URL must be set/,
    );
    expect(() => urlAccess({ admin: 'postgresql://owner@x/p', roles: {} })).toThrow(/^DATABASE_APP_URL, DATABASE_AUTH/);
  });
});
