import { beforeEach, describe, expect, it } from 'vitest';
import { type Asked, requestsOf } from './testing-requests.ts';

let ask: ReturnType<typeof requestsOf>['ask'];
beforeEach(() => {
  ({ ask } = requestsOf());
});

describe('completing (UE7)', () => {
  const part = async (uploadId: string, partNumber: number, body: string) =>
    (await ask({ method: 'PUT', query: { partNumber: String(partNumber), uploadId }, body })).headers.ETag ?? '';
  const complete = (
    uploadId: string,
    parts: readonly (readonly [number, string])[],
    dialect: 'oss' | 's3' = 'oss',
    more: Asked = {},
  ) =>
    ask({
      ...more,
      dialect,
      method: 'POST',
      query: { uploadId },
      body: `<CompleteMultipartUpload>${parts.map(([n, etag]) => `<Part><PartNumber>${n}</PartNumber><ETag>${etag}</ETag></Part>`).join('')}</CompleteMultipartUpload>`,
    });
  const begin = async () =>
    /<UploadId>(\w+)</.exec((await ask({ method: 'POST', query: { uploads: '' } })).text)?.[1] ?? '';

  it('wants the parts that are there, in order, none but the last too small, and no more than the keys allow', async () => {
    const uploadId = await begin();
    const large = 'x'.repeat(100 * 1024);
    const [first, second] = [await part(uploadId, 1, large), await part(uploadId, 2, 'y')];
    expect(
      await complete(uploadId, [
        [1, first],
        [3, second],
      ]),
    ).toMatchObject({ status: 400, code: 'InvalidPart' });
    expect(
      await complete(uploadId, [
        [1, first],
        [2, first],
      ]),
    ).toMatchObject({ code: 'InvalidPart' });
    expect(
      await complete(uploadId, [
        [2, second],
        [1, first],
      ]),
    ).toMatchObject({ code: 'InvalidPartOrder' });
    expect(
      await complete(uploadId, [
        [1, first],
        [1, first],
      ]),
    ).toMatchObject({ code: 'InvalidPartOrder' });
    expect(
      await complete(
        uploadId,
        [
          [1, first],
          [2, second],
        ],
        's3',
      ),
    ).toMatchObject({ code: 'EntityTooSmall' });
    const allowed = { scope: { maxBytes: large.length } };
    expect(
      await complete(
        uploadId,
        [
          [1, first],
          [2, second],
        ],
        'oss',
        allowed,
      ),
    ).toMatchObject({ code: 'EntityTooLarge' });
    const answer = await complete(uploadId, [
      [1, first],
      [2, second],
    ]);
    expect(answer.status).toBe(200);
    expect(answer.text).toMatch(/<ETag>&quot;[0-9A-F]{32}-2&quot;<\/ETag>/);
    expect(await complete(uploadId, [[1, first]])).toMatchObject({ status: 404, code: 'NoSuchUpload' });
    expect((await ask({})).text).toBe(`${large}y`);
  });
});
