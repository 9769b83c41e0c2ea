import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color } = vars;

/** What a keyboard covers of the window's foot. */
export const covered = '--covered';

const layout = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  height: 'max(480px, min(760px, 100dvh - 180px))',
  overflow: 'hidden',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  color: color.body,
  font: font('body'),
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      height: `calc(100dvh - ${vars.layout.headerHeight})`,
      border: 0,
      borderRadius: 0,
      selectors: {
        // An open conversation is all there is below the header, down to the keyboard.
        '&[data-fills-window]': {
          position: 'fixed',
          inset: `${vars.layout.headerHeight} 0 var(${covered}, 0px)`,
          zIndex: vars.layer.menu,
          height: 'auto',
        },
      },
    },
  },
});

const fromTablet = `not all and ${media.tablet}`;

/** Grows with the text, so that the names of companies keep their room. */
const listWidth = `calc(280px * ${vars.text.scale})`;

export const two = style([
  layout,
  { '@media': { [fromTablet]: { gridTemplateColumns: `${listWidth} minmax(0, 1fr)` } } },
]);

export const three = style([
  layout,
  { '@media': { [fromTablet]: { gridTemplateColumns: `${listWidth} minmax(0, 1fr) 300px` } } },
]);

const pane = style({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0, outline: 'none' });

function seenAs(name: string) {
  return {
    '@media': { [media.tablet]: { selectors: { [`:not([data-pane="${name}"]) > &`]: { display: 'none' } } } },
  };
}

export const list = style([pane, { borderRight: `1px solid ${color.hairline}` }, seenAs('list')]);

export const conversation = style([pane, seenAs('conversation')]);

export const aside = style([pane, { borderLeft: `1px solid ${color.hairline}` }, seenAs('aside')]);

export const none = style({ display: 'grid', flex: 1, placeContent: 'center' });
