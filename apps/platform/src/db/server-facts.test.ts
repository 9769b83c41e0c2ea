import { describe, expect, it } from 'vitest';
import { judgeServer, type ServerAnswer } from './server-facts.ts';

const answer: ServerAnswer = {
  user: 'jianzhu',
  database: 'jianzhu',
  version: '15.18 (Debian 15.18-0+deb12u1)',
  major: 15,
  encoding: 'UTF8',
  makes_roles: false,
};

describe('a server', () => {
  it('is refused before version 15', () => {
    expect(() => judgeServer({ ...answer, version: '14.9', major: 14 })).toThrow(
      'DATABASE_URL: the server is PostgreSQL 14.9; it must be 15 or later',
    );
  });

  it.each([
    [15, 'member'],
    [16, 'set'],
    [18, 'set'],
  ])('of version %i is asked in its own words who may turn into a role', (major, turnInto) => {
    expect(judgeServer({ ...answer, major })).toMatchObject({ user: 'jianzhu', makesRoles: false, turnInto });
  });
});
