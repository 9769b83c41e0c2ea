import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeXml, xmlElements, xmlText } from './xml-scanner.ts';

test('elements are found by their whole name, with or without attributes, empty or not (US9)', () => {
  const xml = '<Parts/><Part a="1">1</Part><PartNumber>2</PartNumber><Part/><Part>3</Part>';
  expect(xmlElements(xml, 'Part')).toEqual(['1', '', '3']);
  expect(xmlElements(xml, 'PartNumber')).toEqual(['2']);
  expect(xmlText(xml, 'UploadId')).toBeNull();
});

test('a document that breaks off ends the search (US9)', () => {
  for (const xml of ['<Part', '<Part>1', '<Part>1</Part><Part>2', '</Part>', '<<Part>>']) {
    expect(xmlElements(xml, 'Part').length).toBeLessThanOrEqual(1);
  }
});

test('entities are read, unknown ones stay (US9)', () => {
  expect(xmlText('<Key>&#34;a&#x4E2D;&lt;&gt;&quot;&apos;&amp;lt;&nbsp;&#x110000;</Key>', 'Key')).toBe(
    '"a中<>"\'&lt;&nbsp;&#x110000;',
  );
});

test('every text comes back as it was written (US9)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const written = `<A><B>${escapeXml(text)}</B></A>`;
      expect(xmlText(written, 'B')).toBe(text.trim());
    }),
  );
});
