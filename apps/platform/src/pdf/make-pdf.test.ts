import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { readCode } from '../testing/read-code.ts';
import { createPdfMaker, PdfRefused } from './make-pdf.ts';
import type { PdfDocument, PdfPart } from './pdf-document.ts';

const documentOf = (parts: readonly PdfPart[], more: Partial<PdfDocument> = {}): PdfDocument => ({
  title: '比价报告',
  author: '吉林省建筑业数字平台',
  foot: 'CJ2026112400001',
  parts,
  ...more,
});
const maker = createPdfMaker();
/** Somebody who asks for the first time, and stays. */
const somebody = () => ({ owner: randomUUID(), signal: new AbortController().signal });
/** What another reader finds in a document, a text for each page, without the breaks of lines. */
async function read(document: PdfDocument) {
  const file = await maker.make(document, somebody());
  if (process.env.PDF_SAMPLE) await writeFile(process.env.PDF_SAMPLE, file);
  const reader = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(reader);
  const { info } = await reader.getMetadata();
  return { pages: text.map((page) => page.replace(/\s+/g, '')), size: file.length, info: info as object };
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, row) => [`螺纹钢HRB400E ${row + 1}号`, `${row}.00`, '含税，到场价']);
const table = (count: number): PdfPart => ({
  kind: 'table',
  columns: [
    { name: '材料名称', share: 3 },
    { name: '单价（元）', share: 1, align: 'right' },
    { name: '说明', share: 2 },
  ],
  rows: rows(count),
});

describe('a made document', () => {
  it('holds its Chinese text as text, rare characters of names included, and little of its fonts', async () => {
    const { pages, size, info } = await read(
      documentOf([
        { kind: 'paragraph', text: '兹证明拓垚混凝土已完成供货。', align: 'center', isLarge: true },
        { kind: 'heading', text: '基本信息' },
        { kind: 'facts', facts: [{ term: '供应商', value: '吉林“云”"岫"<示范>\'建材\'有限公司' }] },
        { kind: 'link', text: '核验地址：https://example.test/verify', address: 'https://example.test/verify' },
      ]),
    );
    const [page] = pages;
    for (const text of ['比价报告', '兹证明拓垚混凝土已完成供货。', '基本信息', '供应商', '“云”"岫"<示范>\'建材\''])
      expect(page).toContain(text);
    expect(page).toContain('CJ2026112400001第1页共1页');
    expect(info).toMatchObject({ Title: '比价报告', Author: '吉林省建筑业数字平台', Language: 'zh-CN' });
    expect(size).toBeLessThan(60_000);
  });

  it('holds an address that a camera reads, and leads there', async () => {
    const address = 'https://example.test/verify?keyword=ZS2026112400001';
    const file = await maker.make(documentOf([{ kind: 'code', text: '扫码核验', address }]), somebody());
    expect(await readCode(new Uint8Array(file))).toBe(address);
    const page = await (await getDocumentProxy(new Uint8Array(file))).getPage(1);
    expect(await page.getAnnotations()).toMatchObject([{ subtype: 'Link', url: address }]);
    const { text } = await extractText(new Uint8Array(file), { mergePages: true });
    expect(text.replace(/\s+/g, '')).toContain('扫码核验');
  });

  it('repeats the head of a table, the watermark and the number on each page, and loses no row', async () => {
    const { pages } = await read(documentOf([table(90)], { watermark: '砚北建设 2026-11-24' }));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('材料名称单价（元）说明');
      expect(page).toContain('砚北建设2026-11-24');
      expect(page).toContain(`第${index + 1}页共${pages.length}页`);
    }
    const found = pages.join('').match(/HRB400E\d+号/g);
    expect(found).toEqual(rows(90).map(([name = '']) => name.replace(/.*HRB400E /, 'HRB400E')));
  });

  it('goes on with a row that is higher than a page', async () => {
    const long = Array.from({ length: 900 }, (_, index) => `第${index}条`).join('');
    const { pages } = await read(
      documentOf([
        {
          kind: 'table',
          columns: [
            { name: '条款', share: 1 },
            { name: '内容', share: 2 },
          ],
          rows: [['甲', long]],
        },
      ]),
    );
    expect(pages.length).toBeGreaterThan(1);
    const numbers = pages
      .join('')
      .replace(/CJ\d+第\d+页共\d+页条款内容/g, '')
      .match(/第\d+条/g);
    expect(numbers).toHaveLength(900);
  });

  it('draws what nobody can see not at all, and a sign for what the font has not', async () => {
    const { pages } = await read(documentOf([{ kind: 'paragraph', text: '甲\u202e乙\u0000丙\ud800\u{1f600}丁' }]));
    expect(pages[0]).toContain('甲乙丙〓丁');
  });
});

describe('bounds', () => {
  const reasonOf = (limits: Parameters<typeof createPdfMaker>[0], document: PdfDocument) =>
    createPdfMaker(limits)
      .make(document, somebody())
      .then(
        () => 'made',
        (error) => (error instanceof PdfRefused ? error.reason : error),
      );

  it('end a document that is too long, or takes too long', async () => {
    expect(await reasonOf({ pages: 2 }, documentOf([table(90)]))).toBe('tooManyPages');
    expect(await reasonOf({ ms: 1 }, documentOf([table(90)]))).toBe('tooSlow');
  });

  it('turn away what does not fit into the queue, and make the rest', async () => {
    const small = createPdfMaker({ running: 1, waiting: 1 });
    const asked = [1, 2, 3].map(() =>
      small.make(documentOf([]), somebody()).then(
        () => 'made',
        (error) => error.reason,
      ),
    );
    expect(await Promise.all(asked)).toEqual(['made', 'made', 'busy']);
  });

  it('give a login one document at a time, running or waiting, and the next one afterwards', async () => {
    const small = createPdfMaker({ running: 1, waiting: 5 });
    const me = somebody();
    const first = small.make(documentOf([]), me);
    await expect(small.make(documentOf([]), me)).rejects.toMatchObject({ reason: 'another' });
    const other = small.make(documentOf([]), somebody());
    await first;
    expect((await small.make(documentOf([]), me)).length).toBeGreaterThan(0);
    await other;
  });

  it('take out of the queue, and end, what nobody waits for any more', async () => {
    const small = createPdfMaker({ running: 1, waiting: 1 });
    const [runs, waits] = [new AbortController(), new AbortController()];
    const ask = ({ signal }: AbortController) => small.make(documentOf([table(3000)]), { owner: randomUUID(), signal });
    const asked = [ask(runs), ask(waits)].map((one) => one.catch((error: unknown) => error));
    waits.abort('gone from the queue');
    expect(await asked[1]).toBe('gone from the queue');
    // The place in the queue is free; the thread of the first one, which would go on for long, ends with it.
    const next = small.make(documentOf([]), somebody());
    runs.abort('gone while it ran');
    expect(await asked[0]).toBe('gone while it ran');
    expect((await next).length).toBeGreaterThan(0);
  });
});
