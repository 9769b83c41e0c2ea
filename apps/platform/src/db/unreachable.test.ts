import { expect, it } from 'vitest';
import { unreachableServer } from './unreachable.ts';

const config = { connectionString: 'postgres://owner:s3cret@db.internal:6432/jianzhu' };
const at = 'DATABASE_URL: no connection to db.internal:6432, database "jianzhu": ';

it.each([
  [Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' }), 'nothing listens there'],
  [Object.assign(new Error('getaddrinfo ENOTFOUND db.internal'), { code: 'ENOTFOUND' }), 'no such host is known'],
  [Object.assign(new Error('password authentication failed'), { code: '28P01' }), 'user or password is refused'],
  [new Error('The server does not\nsupport SSL connections'), 'The server does not support SSL connections'],
])('says in one line where a server was sought and what went wrong, without the password: %s', (error, reason) => {
  expect(unreachableServer(config, error).message).toBe(at + reason);
});
