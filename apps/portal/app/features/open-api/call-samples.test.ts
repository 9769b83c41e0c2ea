import { expect, test } from 'vitest';
import { curlSample, requestParts, scriptSample } from './call-samples.ts';

const call = {
  path: '/api/supervise/{code}',
  parameters: [
    { name: 'code', place: 'path' },
    { name: 'keyword', place: 'query' },
    { name: 'size', place: 'query' },
  ],
};
const filled = { code: '22/1', keyword: "it's 施工", size: ' ' };

test('a request has what was filled in, each where it belongs', () => {
  expect(requestParts(call, filled)).toEqual({ params: { code: '22/1' }, query: { keyword: "it's 施工" } });
});

test('the command can be pasted whatever was typed, and holds no key', () => {
  expect(curlSample('https://example.com', call, filled)).toBe(
    `curl -G 'https://example.com/api/supervise/22%2F1' \\
  -H "X-Api-Key: $API_KEY" \\
  --data-urlencode 'keyword=it'\\''s 施工'`,
  );
});

test('the script asks for the same', () => {
  const script = scriptSample('https://example.com', call, filled);
  expect(script).toContain(`new URL("https://example.com/api/supervise/22%2F1")`);
  expect(script).toContain(`keyword: "it's 施工",`);
});
