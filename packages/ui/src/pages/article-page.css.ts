import { globalStyle, style } from '@vanilla-extract/css';
import { content } from '../layout/content.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { media } from '../tokens/values.ts';

const { color, space } = vars;

export const page = style([content, { padding: `${space[10]} 0 ${space[20]}` }]);

/** Article 64 + 160 facts + 32 + 672 text + 64 = 992, and a rail of 316. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 992px) minmax(0, 316px)',
  justifyContent: 'space-between',
  gap: vars.layout.gutter,
  alignItems: 'start',
  marginTop: space[4],
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const article = style({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 672px)',
  gap: `${space[6]} ${space[8]}`,
  padding: space[16],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.sheet,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space[6] },
    print: { gridTemplateColumns: '1fr', padding: 0, border: 0 },
  },
});

export const title = style({ gridColumn: '1 / -1', font: font('section', 600) });

export const facts = style({ font: font('caption'), color: color.muted });

export const fact = style({ marginBottom: space[3] });

export const factValue = style({ color: color.body });

/** Text whose markup comes from an editor: elements are styled by name. */
export const prose = style({ font: font('reading'), color: color.body });

globalStyle(`${prose} > * + *`, { marginTop: '1em' });
globalStyle(`${prose} h2`, { font: font('title', 600), marginTop: '1.6em' });
globalStyle(`${prose} h3`, { font: font('subtitle', 600), marginTop: '1.4em' });
globalStyle(`${prose} a`, { color: color.brand.text, textDecoration: 'underline', textUnderlineOffset: '4px' });
globalStyle(`${prose} ul`, { listStyle: 'disc', paddingLeft: '1.5em' });
globalStyle(`${prose} ol`, { listStyle: 'decimal', paddingLeft: '1.5em' });
globalStyle(`${prose} img`, { maxWidth: '100%', height: 'auto' });
globalStyle(`${prose} table`, { width: '100%', borderCollapse: 'collapse', font: font('body') });
globalStyle(`${prose} :is(th, td)`, { padding: '8px 12px', border: `1px solid ${color.hairline}`, textAlign: 'left' });
globalStyle(`${prose} blockquote`, { margin: '1em 0', paddingLeft: '1em', borderLeft: `3px solid ${color.line}` });
