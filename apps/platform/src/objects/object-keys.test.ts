import { expect, it } from 'vitest';
import { createHiddenNames, fileKey, uploadKey } from './object-keys.ts';

const BUSINESS = '1800000000000000001';
const names = createHiddenNames('secret of the storage');

it('the name of a checked file tells whose it is to the store alone', () => {
  const uploaded = uploadKey(BUSINESS, '1800000000000000101', 'pdf');
  const [one, other] = [names.fileKey(uploaded), names.fileKey(uploaded)];
  for (const key of [one, other, fileKey(uploaded)]) {
    expect(key).toMatch(/^file\/[0-9a-f-]{32,36}\.pdf$/);
    expect(key).not.toContain(BUSINESS);
    expect(key).not.toContain(BigInt(BUSINESS).toString(16));
  }
  // Nothing says that two files are of one company.
  const common = [...one].filter((letter, at) => at > 4 && at < 37 && letter === other[at]).length;
  expect(common).toBeLessThan(16);
  expect([names.businessOf({ key: one }), names.businessOf({ key: other })]).toEqual([BUSINESS, BUSINESS]);
  expect(createHiddenNames('another secret').businessOf({ key: one })).not.toBe(BUSINESS);
});

it('keys of uploads and of files of before tell it', () => {
  for (const key of [`tenant/${BUSINESS}/1.bin`, `file/${BUSINESS}/1-0a1b.pdf`]) {
    expect(names.businessOf({ key })).toBe(BUSINESS);
  }
  expect(names.businessOf({ key: 'knowledge' })).toBe('');
});
