import type { Page } from '@playwright/test';
import { demoPerson } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { dealsOf, done, openInquiry, publishInquiry, submitQuotation, tradeAs, tradePages } from '../support/trade.ts';

const LINES = 70;
const material = (at: number) => ({
  ...{ categoryCode: '0101', materialName: `螺纹钢${at}`, spec: 'HRB400E 25mm', unit: 't', quantity: '10' },
  acceptEquivalent: 1,
});

/** Between the margins of 12 mm, in pixels of 1/96 inch. */
const WIDTH = { upright: 703, onItsSide: 1031 } as const;

/** Millimetres of the sheets that a page is printed on, without repetition, in their order. */
async function sheetsOf(page: Page, path: string): Promise<readonly string[]> {
  const pdf = (await page.pdf({ path, preferCSSPageSize: true, printBackground: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)];
  const millimetres = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4);
  return [...new Set(boxes.map(([, width, height]) => `${millimetres(width)} × ${millimetres(height)}`))].toSorted();
}

/** What is pressed or chosen on the screen, and the parts of the frame that only lead on: paper has none of it. */
const frameOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('footer, nav, button, summary, kbd, input, [role="toolbar"]')
    .filter({ visible: true })
    .evaluateAll((parts) => parts.map((part) => part.textContent || part.outerHTML.slice(0, 120)));

/** Texts of a part of a page that its paper, or a part that does not scroll on paper, cuts off. */
async function cutOff(page: Page, part: string): Promise<readonly string[]> {
  return page.locator(part).evaluateAll((parts) => {
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isHeld = (element: Element): boolean => {
      const { left, right, width } = element.getBoundingClientRect();
      // What only a reader of the screen hears is a pixel wide.
      if (width <= 1) return true;
      if (left < -1 || right > innerWidth + 1) return false;
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const edge = around.getBoundingClientRect();
        const hides = getComputedStyle(around).overflowX !== 'visible';
        if (hides && edge.width > 1 && (right > edge.right + 1 || left < edge.left - 1)) return false;
      }
      return true;
    };
    return parts.flatMap((one) =>
      [...one.querySelectorAll('*')]
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
        .filter((element) => seen(element) && !isHeld(element))
        .map((element) => element.textContent ?? ''),
    );
  });
}

/** Shows a page as its paper shows it. */
async function onPaper(page: Page, width: number, look: () => Promise<void>): Promise<void> {
  const screen = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width, height: 990 });
  await look();
  await page.emulateMedia({ media: null });
  if (screen) await page.setViewportSize(screen);
}

test('an inquiry, a quotation, a comparison and the 成交通知书 are printed on A4, without the frame and whole', async ({
  browser,
}, info) => {
  test.slow();
  const buyer = await tradeAs(browser, demoPerson(24).phone, 'require');
  const supplier = await tradeAs(browser, '13800000011', 'supply');
  const inquiry = await publishInquiry(buyer, { lines: Array.from({ length: LINES }, (_, at) => material(at + 1)) });
  const prices = inquiry.lineIds.map((_, at) => 3_500 + at);
  const quotationId = await submitQuotation(supplier, inquiry, prices);
  await openInquiry(buyer, inquiry);
  const { page } = buyer;
  const expectWhole = (part: string, width: number = WIDTH.upright) =>
    onPaper(page, width, async () => {
      expect(await cutOff(page, part)).toEqual([]);
      expect(await frameOf(page)).toEqual([]);
    });

  await buyer.visit(tradePages.inquiry(inquiry.id));
  expect(await sheetsOf(page, info.outputPath('inquiry.pdf'))).toEqual(['210 × 297']);
  await expectWhole('main');
  await buyer.visit(`/user/my-quotation/quoted-company-detail?quotationId=${quotationId}`);
  expect(await sheetsOf(page, info.outputPath('quotation.pdf'))).toEqual(['210 × 297']);
  await expectWhole('main');

  await buyer.visit(tradePages.selecting(inquiry.id));
  expect(await sheetsOf(page, info.outputPath('comparison.pdf'))).toEqual(['210 × 297', '297 × 210']);
  await expectWhole('[role="grid"]', WIDTH.onItsSide);
  const lines = page.getByRole('grid').getByRole('row', { name: /螺纹钢/ });
  await expect.poll(() => lines.count()).toBeLessThan(LINES);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(lines).toHaveCount(LINES);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => lines.count()).toBeLessThan(LINES);

  const { version } = done(await buyer.get(`/inquiry/detail?id=${inquiry.id}`));
  const awards = inquiry.lineIds.map((lineId) => ({ lineId, quotationId }));
  done(await buyer.post('/inquiry/award', { id: inquiry.id, version, awards, resultPublic: 0 }));
  const [deal] = await dealsOf(buyer, inquiry);
  const dealId = deal?.id ?? '';
  done(await supplier.post('/deal/confirm', { id: dealId, version: 1 }));
  await buyer.visit(tradePages.notice(dealId));
  expect(await sheetsOf(page, info.outputPath('notice.pdf'))).toEqual(['210 × 297']);
  await expectWhole('main');
});
