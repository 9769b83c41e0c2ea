import { describe, expect, it } from 'vitest';
import { fitsExtension } from './file-signatures.ts';

const DEFAULT_EXTENSIONS =
  'doc docx pdf xls xlsx ppt pptx txt jpg jpeg png tif swf mpb zip rar 7z apz flv rmvb mp4 mvb wma mp3'.split(' ');

/** How real files of each type begin. */
const HEADS: Readonly<Record<string, string>> = {
  '7z': '377abcaf271c0004',
  doc: 'd0cf11e0a1b11ae1',
  docx: '504b030414000600',
  flv: '464c5601',
  jpeg: 'ffd8ffe1',
  jpg: 'ffd8ffe000104a46494600',
  mp3: '4944330300',
  mp4: '00000020667479706d703432',
  pdf: '255044462d312e37',
  png: '89504e470d0a1a0a0000000d',
  ppt: 'd0cf11e0a1b11ae1',
  pptx: '504b030414000600',
  rar: '526172211a0701',
  rmvb: '2e524d46000000',
  swf: '43575308',
  tif: '49492a0008000000',
  wma: '3026b2758e66cf11',
  xls: 'd0cf11e0a1b11ae1',
  xlsx: '504b030414000600',
  zip: '504b0304140000',
};
const bytes = (hex: string) => Buffer.from(hex, 'hex');

describe('the first bytes of a file (R-UP-045)', () => {
  it.each(Object.entries(HEADS))('of a real %s fit', (extension, head) => {
    expect(fitsExtension(bytes(head), extension)).toBe(true);
  });

  it.each(DEFAULT_EXTENSIONS)('of a program are no %s', (extension) => {
    expect(fitsExtension(bytes('4d5a90000300'), extension)).toBe(false);
    expect(fitsExtension(bytes('7f454c460201010000'), extension)).toBe(false);
  });

  it.each(Object.keys(HEADS))('of a page are no %s', (extension) => {
    expect(fitsExtension(Buffer.from('<!doctype html><script>'), extension)).toBe(false);
    expect(fitsExtension(Buffer.of(), extension)).toBe(false);
  });

  it('are text without zero bytes, or marked as UTF-16', () => {
    expect(fitsExtension(Buffer.from('建材清单'), 'txt')).toBe(true);
    expect(fitsExtension(bytes('fffe2d4e'), 'txt')).toBe(true);
    expect(fitsExtension(bytes('610062'), 'txt')).toBe(false);
  });

  it('of types without a known format may be anything but a program', () => {
    expect(fitsExtension(bytes('0011'), 'mpb')).toBe(true);
    expect(fitsExtension(bytes('0011'), 'constructor')).toBe(true);
    expect(fitsExtension(Buffer.from('#!/bin/sh'), 'apz')).toBe(false);
  });
});
