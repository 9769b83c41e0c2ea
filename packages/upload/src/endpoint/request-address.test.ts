import { describe, expect, it } from 'vitest';
import { locateObject } from './request-address.ts';

describe('the object that a request names (UE2, UE10)', () => {
  const options = { virtualHosts: ['files.example.cn'], cnames: { 'download.example.cn': 'archive' } };

  it.each([
    ['/b/a/../c', 'storage.test:4002', { bucket: 'b', key: 'a/../c' }],
    ['/b', 'storage.test', { bucket: 'b', key: '' }],
    ['/b//a', 'storage.test', { bucket: 'b', key: '/a' }],
    ['/a/c', 'b.files.example.cn:443', { bucket: 'b', key: 'a/c' }],
    ['/a/c', 'B.Files.Example.cn', { bucket: 'b', key: 'a/c' }],
    ['/b/a', 'files.example.cn', { bucket: 'b', key: 'a' }],
    ['/a/c', 'download.example.cn', { bucket: 'archive', key: 'a/c' }],
    ['/b/a', 'constructor', { bucket: 'b', key: 'a' }],
  ])('%s at %s', (path, host, object) => {
    expect(locateObject(path, host, options)).toEqual(object);
  });
});
