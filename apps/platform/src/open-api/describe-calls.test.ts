import { OPEN_SCOPES } from '@jianzhu/domain/open-api';
import { expect, test } from 'vitest';
import { describeOpenCalls } from './describe-calls.ts';

test('every value of an open call is explained', () => {
  const silent = OPEN_SCOPES.flatMap(({ code }) => describeOpenCalls(code)).flatMap(({ id, parameters, answer }) =>
    [...parameters, ...answer].filter(({ note }) => note === '').map(({ name }) => `${id} ${name}`),
  );
  expect(silent).toEqual([]);
});
