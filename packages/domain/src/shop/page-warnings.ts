import { contrastOf, SHOP_INK, themeColours } from './contrast.ts';
import type { Link } from './link.ts';
import { SHOP_MESSAGES as texts } from './messages.ts';
import { type PageSchema, shownBlocks } from './page-schema.ts';
import { type PageValue, pageValues } from './page-values.ts';
import { at, type ShopHoldings } from './publish-check.ts';
import { problemIn, type ShopProblem } from './read-page.ts';

/** Least contrast of text (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;
const WHITE = '#ffffff';

const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** Whether a link leads to something that is there. */
function isDead({ kind, target }: Link, holdings: ShopHoldings): boolean {
  const held = { product: holdings.products, service: holdings.services, category: holdings.categories };
  return target !== '' && kind in held && !held[kind as keyof typeof held].has(target);
}

function warningOf({ spec, value, beside }: PageValue, holdings: ShopHoldings | undefined): string | null {
  if (spec.kind === 'link' && holdings !== undefined && isDead(value as Link, holdings)) return texts.linkGone;
  // A picture that stands for something has words beside it, which those hear who do not see it.
  if (spec.kind === 'image' && value !== '' && beside.alt === '') return texts.noPictureText;
  return null;
}

/**
 * What a page should not be published with, though it can be: text that is hard to read, pictures without words, links
 * to what is gone.
 */
export function pageWarnings(schema: PageSchema, holdings?: ShopHoldings): readonly ShopProblem[] {
  const warnings: ShopProblem[] = [];
  const { background } = schema.page;
  const { themeColor, labelColor } = themeColours(schema.page);
  const onTheme = contrastOf(labelColor, themeColor);
  if (onTheme < LEAST_CONTRAST) {
    warnings.push({ blockId: null, path: 'themeColor', message: texts.themeContrast(ratioText(onTheme)) });
  }
  for (const value of pageValues(schema, ({ hidden }) => !hidden)) {
    const text = warningOf(value, holdings);
    if (text !== null) warnings.push(at(value, text));
  }
  for (const block of shownBlocks(schema)) {
    const ground = block.style.background || background || WHITE;
    const ratio = contrastOf(SHOP_INK, ground);
    if (ratio >= LEAST_CONTRAST) continue;
    const fault = { path: 'style.background', text: texts.lowContrast(ratioText(ratio)) };
    warnings.push(problemIn(schema.blocks.indexOf(block), block, fault));
  }
  if (schema.page.shareTitle === '' && schema.page.shareDesc === '') {
    warnings.push({ blockId: null, path: 'shareTitle', message: texts.noShareText });
  }
  return warnings;
}
