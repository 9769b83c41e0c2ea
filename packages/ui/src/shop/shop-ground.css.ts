import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { breakpoint } from '../tokens/values.ts';

/** The colour that a shop has chosen for its buttons and marks. */
export const themeColor = '--shop-theme';

/** The words on it. */
export const onTheme = '--shop-on-theme';

/**
 * Where a page of a shop is as narrow as a phone. The page is asked, not the window, as the editor draws a phone beside
 * its tools.
 */
export const narrow = `shop (max-width: ${breakpoint.phone}px)`;

export const ground = style({
  containerType: 'inline-size',
  containerName: 'shop',
  position: 'relative',
  minHeight: '100%',
  color: vars.color.body,
  backgroundSize: 'cover',
  backgroundPosition: 'top center',
  backgroundRepeat: 'no-repeat',
});

/** A page made for phones, in a wider window: as wide as phones are at most, in its middle. */
export const handheld = style({ width: '100%', maxWidth: '750px', marginInline: 'auto' });

/** The column that blocks stand in: as wide as the portal's, or the page less a little. */
export const column = style({
  width: `min(${vars.layout.content}, 100% - 64px)`,
  marginInline: 'auto',
  '@container': { [narrow]: { width: 'calc(100% - 24px)' } },
});

/** Across the whole page. */
export const wide = style({ width: '100%' });

/** A block with a ground of its own. */
export const block = style({ position: 'relative' });

/** Stands where a block has nothing to show yet, for who makes the page. */
export const outline = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '96px',
  border: `1px dashed ${vars.color.field}`,
  borderRadius: vars.radius.card,
  color: vars.color.muted,
});
