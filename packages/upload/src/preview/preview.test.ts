import { describe, expect, test } from 'vitest';
import { previewKind } from './preview-kind.ts';
import { previewRoute } from './preview-route.ts';

const url = 'https://store.example/a b.docx?x=1&y=图';

test.each([
  ...['png', 'tif', 'jpg', 'jpeg', 'gif', 'bmp', 'svg', 'PNG', 'Svg'].map((e) => [e, 'image'] as const),
  ...['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'DOCX'].map((e) => [e, 'office'] as const),
  ...['mp4', 'MP4'].map((e) => [e, 'video'] as const),
  ...['zip', 'html', 'exe', 'constructor', 'rmvb'].map((e) => [e, 'none'] as const),
])('a.%s is %s (UD9)', (extension, kind) => {
  expect(previewKind(`a.${extension}`)).toBe(kind);
});

test('a name without extension has no preview (UD9)', () => {
  expect(['png', '.png', 'README', ''].map(previewKind)).toEqual(['none', 'none', 'none', 'none']);
});

describe('routes', () => {
  test('an office file opens in the configured viewer with its address encoded (UD10)', () => {
    const encoded = 'https%3A%2F%2Fstore.example%2Fa%20b.docx%3Fx%3D1%26y%3D%E5%9B%BE';
    for (const [officeViewer, opened] of [
      ['https://viewer.example/open?src=', `https://viewer.example/open?src=${encoded}`],
      ['/viewer?src={url}&lang=zh', `/viewer?src=${encoded}&lang=zh`],
    ] as const) {
      expect(previewRoute({ fileName: 'a.docx', url }, { officeViewer })).toEqual({ kind: 'office', url: opened });
    }
  });

  test('without a viewer an office file is downloaded, and so is what has no preview (UD10)', () => {
    expect(previewRoute({ fileName: 'a.docx', url }, { officeViewer: null })).toEqual({ kind: 'download' });
    expect(previewRoute({ fileName: 'a.zip', url }, { officeViewer: '/v?' })).toEqual({ kind: 'download' });
  });

  test('an image is an image, TIFF only where the browser shows it (UD11)', () => {
    const settings = { officeViewer: null };
    expect(previewRoute({ fileName: 'a.svg', url }, settings)).toEqual({ kind: 'image', url });
    expect(previewRoute({ fileName: 'a.TIF', url }, settings)).toEqual({ kind: 'download' });
    expect(previewRoute({ fileName: 'a.tif', url }, { ...settings, showsTiff: true })).toEqual({ kind: 'image', url });
    expect(previewRoute({ fileName: 'a.mp4', url }, settings)).toEqual({ kind: 'video', url });
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'a.png', ''])('%s is never opened (UD11)', (address) => {
    expect(previewRoute({ fileName: 'a.svg', url: address }, { officeViewer: '/v?' })).toEqual({ kind: 'download' });
    expect(previewRoute({ fileName: 'a.docx', url: address }, { officeViewer: '/v?' })).toEqual({ kind: 'download' });
  });
});
