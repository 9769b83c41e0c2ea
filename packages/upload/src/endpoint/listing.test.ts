import { expect, it } from 'vitest';
import { requestsOf } from './testing-requests.ts';

it('a page of parts ends after 1000 at most, in ascending order, and says where the next one begins (UE6)', async () => {
  const { endpoint, ask } = requestsOf();
  const { store, bucket } = endpoint;
  const upload = await store.createUpload({ bucket, key: 'a.txt' }, { contentType: 'text/plain' });
  async function* byte() {
    yield Buffer.from('x');
  }
  for (let number = 1002; number > 0; number -= 1) await store.putPart(upload, number, await store.receive(byte()));
  const list = async (query: Record<string, string>) => {
    const { text } = await ask({ query: { uploadId: upload.uploadId, ...query } });
    const numbers = [...text.matchAll(/<PartNumber>(\d+)</g)].map(([, number]) => Number(number));
    return { numbers, next: /<NextPartNumberMarker>(\d+)</.exec(text)?.[1], text };
  };
  const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const first = await list({ 'max-parts': '5000' });
  expect([first.numbers, first.next]).toEqual([from(1, 1000), '1000']);
  expect(first.text).toContain('<IsTruncated>true<');
  const rest = await list({ 'part-number-marker': '1000' });
  expect(rest.numbers).toEqual([1001, 1002]);
  expect(rest.text).toContain('<IsTruncated>false<');
});
