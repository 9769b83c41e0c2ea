import { describe, expect, it } from 'vitest';
import { readCompletedParts } from './xml.ts';

const part = (partNumber: number | string, etag = '"A1"') =>
  `<Part><PartNumber>${partNumber}</PartNumber><ETag>${etag}</ETag></Part>`;
const list = (content: string, attributes = '') =>
  `<?xml version="1.0"?>\n<CompleteMultipartUpload${attributes}>${content}</CompleteMultipartUpload>\n`;

describe('the list of parts of an upload', () => {
  it.each([
    ['as it is', ''],
    ['with a namespace', ' xmlns="http://s3.amazonaws.com/doc/2006-03-01/"'],
  ])('is read %s', (_how, attributes) => {
    expect(readCompletedParts(list(`${part(1)}\n ${part(2, '&quot;B2&quot;')}`, attributes))).toEqual([
      { partNumber: 1, etag: 'a1' },
      { partNumber: 2, etag: 'b2' },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['another document', '<Complete></Complete>'],
    ['a name that only begins alike', list(part(1)).replaceAll('Upload', 'Uploads')],
    ['no end', list(part(1)).slice(0, -30)],
    ['something behind the end', `${list(part(1))}<x/>`],
    ['an end alone', '<CompleteMultipartUpload</CompleteMultipartUpload>'],
    ['no parts', list('')],
    ['a part without an end', list('<Part><PartNumber>1</PartNumber>')],
    ['a part without a number', list('<Part><ETag>a</ETag></Part>')],
    ['a number that is none', list(part('x'))],
    ['more parts than there may be', list(part(1).repeat(10_001))],
  ])('is no list with %s', (_what, document) => {
    expect(readCompletedParts(document)).toBeUndefined();
  });

  // As large as the endpoint takes them. An expression that begins anew at each of the tags takes minutes.
  const LARGEST = 4 * 1024 ** 2;
  it.each([
    ['the first tag of a part', '<Part>', list],
    ['the first tag of the list', '<CompleteMultipartUpload>', (text: string) => text],
    ['the first tag of the list, which has no end', '<CompleteMultipartUpload ', (text: string) => text],
    [
      'the last tag of the list and blanks',
      `</CompleteMultipartUpload>${' '.repeat(100)}`,
      (text: string) => `${list(text)}x`,
    ],
    ['the tag of a number', '<PartNumber>', (text: string) => list(`<Part>${text}</Part>`)],
    ['the beginning of an entity', '&a', (text: string) => list(part(1, text))],
  ])('is read in one go where a document repeats %s', (_what, text, wrap) => {
    const document = wrap(text.repeat(LARGEST / text.length));
    expect(readCompletedParts(document)?.length ?? 0).toBeLessThan(2);
  });
});
