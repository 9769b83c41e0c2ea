import './theme-generic.css.ts';
import './theme-changchun.css.ts';
import './theme-party.css.ts';
import './theme-large-text.css.ts';
import './density-compact.css.ts';
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { font } from './font.ts';
import { media, themeClass } from './values.ts';

// Element rules have no specificity (`:where`), so that any component class wins whatever the order of sheets.
globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  textSizeAdjust: '100%',
  scrollPaddingTop: '180px',
  // A grey, white or dark page keeps its own form controls light: there is no dark theme yet.
  colorScheme: 'light',
});
globalStyle('body', {
  margin: 0,
  font: font('body'),
  color: vars.color.body,
  background: vars.color.page,
  lineBreak: 'strict',
  overflowWrap: 'anywhere',
  WebkitFontSmoothing: 'antialiased',
  textAutospace: 'normal',
});
globalStyle(':where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure)', { margin: 0, padding: 0 });
globalStyle(':where(ul, ol)', { listStyle: 'none' });
globalStyle(':where(em, i, cite, address)', { fontStyle: 'normal' });
globalStyle(':where(a)', { color: 'inherit', textDecoration: 'none' });
globalStyle(':where(button, input, select, textarea)', { font: 'inherit', color: 'inherit' });
globalStyle(':where(button)', { cursor: 'pointer', padding: 0, border: 0, background: 'none' });
globalStyle(':where(img:not([hidden]), svg)', { display: 'block' });
globalStyle(':where(img)', { maxWidth: '100%' });
globalStyle(':where(h1, h2, h3, h4)', {
  color: vars.color.ink,
  font: font('body', 600),
  textWrap: 'balance',
  textSpacingTrim: 'trim-start',
});
globalStyle(':where(time)', { fontVariantNumeric: 'tabular-nums' });

globalStyle(':where(:focus-visible)', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  borderRadius: vars.radius.tag,
});
// Forced colours take the grounds away that tell a button or a field from the page: what has no edge of its own gets one.
globalStyle(
  ':where(button, summary, select, textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"]))',
  {
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  },
);

globalStyle(':focus-visible', { '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } } });

// On the root element the filter makes no containing block, so fixed parts stay where they are.
globalStyle(`html.${themeClass.mourning}`, { filter: 'grayscale(1)' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
});

globalStyle('body', { '@media': { print: { background: 'none' } } });

// Paper is A4; what has `page: 'wide'` lies on its side.
globalStyle('@page', paper('A4'));
globalStyle('@page wide', paper('A4 landscape'));

/** Descriptors of a page, which the types of properties do not know. */
function paper(size: string): GlobalStyleRule {
  return { size, margin: '12mm' } as GlobalStyleRule;
}
