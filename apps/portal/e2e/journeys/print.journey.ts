import type { Page } from '@playwright/test';
import { demoPerson } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { openInquiry, publishInquiry, submitQuotation, tradeAs, tradePages } from '../support/trade.ts';

const LINES = 70;
const material = (at: number) => ({
  ...{ categoryCode: '0101', materialName: `螺纹钢${at}`, spec: 'HRB400E 25mm', unit: 't', quantity: '10' },
  acceptEquivalent: 1,
});

/** Millimetres of the sheets that a page is printed on, without repetition, in their order. */
async function sheetsOf(page: Page, path: string): Promise<readonly string[]> {
  const pdf = (await page.pdf({ path, preferCSSPageSize: true, printBackground: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)];
  const millimetres = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4);
  return [...new Set(boxes.map(([, width, height]) => `${millimetres(width)} × ${millimetres(height)}`))].toSorted();
}

test('an inquiry, a quotation and a comparison are printed on A4, the matrix on its side and with every line', async ({
  browser,
}, { outputPath }) => {
  test.slow();
  const buyer = await tradeAs(browser, demoPerson(24).phone, 'require');
  const supplier = await tradeAs(browser, '13800000011', 'supply');
  const inquiry = await publishInquiry(buyer, { lines: Array.from({ length: LINES }, (_, at) => material(at + 1)) });
  const prices = inquiry.lineIds.map((_, at) => 350_000 + at);
  const quotationId = await submitQuotation(supplier, inquiry, prices);
  await openInquiry(buyer, inquiry);
  const { page } = buyer;

  await buyer.visit(tradePages.inquiry(inquiry.id));
  expect(await sheetsOf(page, outputPath('inquiry.pdf'))).toEqual(['210 × 297']);
  await buyer.visit(`/user/my-quotation/quoted-company-detail?quotationId=${quotationId}`);
  expect(await sheetsOf(page, outputPath('quotation.pdf'))).toEqual(['210 × 297']);

  await buyer.visit(tradePages.selecting(inquiry.id));
  expect(await sheetsOf(page, outputPath('comparison.pdf'))).toEqual(['210 × 297', '297 × 210']);
  const lines = page.getByRole('grid').getByRole('row', { name: /螺纹钢/ });
  expect(await lines.count()).toBeLessThan(LINES);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(lines).toHaveCount(LINES);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await lines.count()).toBeLessThan(LINES);
});
