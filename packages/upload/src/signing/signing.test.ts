import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Digests, platformDigests } from './digests.ts';
import { presignOssV1, signOssV1 } from './oss-v1.ts';
import { type OssRequest, presignOssV4, signOssV4 } from './oss-v4.ts';
import { ownDigests } from './own-digests.ts';
import { presignS3V4, type S3Request, signS3V4 } from './s3-v4.ts';
import { createSigningKeys, type V4Signing } from './v4.ts';

interface Facts {
  readonly name: string;
  readonly recordedFrom: string;
  readonly credentials: Omit<V4Signing, 'region' | 'time'>;
  readonly region: string;
  readonly time: number;
}
type Scheme =
  | { readonly scheme: 'oss-v4' | 'oss-v1'; readonly request: OssRequest }
  | { readonly scheme: 's3-v4'; readonly request: S3Request };
type Form =
  | { readonly form: 'header'; readonly authorization: string }
  | { readonly form: 'query'; readonly expires: number; readonly query: Readonly<Record<string, string>> };
type Vector = Facts & Scheme & Form;

const vectors = readFileSync(new URL('./golden/vectors.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  // The file beside this test is ours and has this shape.
  .map((line) => JSON.parse(line) as Vector);

const isAscii = (text: string) => !/[^ -~]/.test(text);

/** What our signer answers where the recording has `authorization` or `query`. */
async function ours(vector: Vector, digests: Digests): Promise<string | Record<string, string>> {
  const signing = { ...vector.credentials, region: vector.region, time: vector.time };
  const keys = createSigningKeys(digests);
  if (vector.form === 'query') {
    const expiring = { ...signing, expires: vector.expires };
    if (vector.scheme === 's3-v4') return presignS3V4(vector.request, expiring, keys);
    if (vector.scheme === 'oss-v4') return presignOssV4(vector.request, expiring, keys);
    return presignOssV1(vector.request, expiring);
  }
  const signed = () => {
    if (vector.scheme === 's3-v4') return signS3V4(vector.request, signing, keys);
    if (vector.scheme === 'oss-v4') return signOssV4(vector.request, signing, keys);
    return signOssV1(vector.request, signing);
  };
  return (await signed()).authorization ?? '';
}

const titled = vectors.map((vector) => {
  const object = 'key' in vector.request ? vector.request.key : vector.request.path;
  const title = `${vector.scheme} ${vector.form} of ${vector.recordedFrom}: ${vector.name} ${object}`;
  return [title, vector] as const;
});

describe('signatures equal those of other clients (US1)', () => {
  test.each(titled)('%s', async (_, vector) => {
    expect(await ours(vector, platformDigests())).toEqual(
      vector.form === 'header' ? vector.authorization : vector.query,
    );
  });

  test('the recordings hold every scheme in both forms, keys beyond ASCII, and requests with and without token', () => {
    const kinds = new Set(vectors.map(({ scheme, form }) => `${scheme} ${form}`));
    expect([...kinds].sort()).toEqual(
      ['oss-v1', 'oss-v4', 's3-v4'].flatMap((scheme) => [`${scheme} header`, `${scheme} query`]),
    );
    expect(titled.some(([title]) => !isAscii(title))).toBe(true);
    expect(new Set(vectors.map(({ credentials }) => credentials.accessToken === ''))).toEqual(new Set([true, false]));
  });
});

test('a page without WebCrypto signs the same (US2)', async () => {
  for (const vector of vectors) {
    expect(await ours(vector, ownDigests)).toEqual(vector.form === 'header' ? vector.authorization : vector.query);
  }
});
