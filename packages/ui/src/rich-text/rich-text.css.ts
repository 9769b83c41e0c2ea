import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';
import { richTextMessages } from './messages.ts';

const { color, radius, space } = vars;

/** Text whose markup comes from an editor: elements are styled by name. */
export const prose = style({
  maxWidth: '42em',
  font: font('reading'),
  color: color.body,
  lineBreak: 'strict',
  overflowWrap: 'anywhere',
  textAutospace: 'normal',
});

const inProse = (selector: string) => `${prose} ${selector}`;
// The joiner before the arrow keeps it on the line of the last character.
const arrow = '\u2060↗';
const newWindowMark = `"${arrow}" / "${richTextMessages.opensNewWindow}"`;

globalStyle(inProse(':where(p, ul, ol, pre, figure, blockquote, hr, [data-scroll])'), { margin: '1em 0 0' });
globalStyle(inProse('> :is(table, img)'), { marginTop: '1em' });
globalStyle(inProse('h2'), { font: font('title', 600), margin: '1.6em 0 0' });
globalStyle(inProse('h3'), { font: font('subtitle', 600), margin: '1.4em 0 0' });
globalStyle(inProse('h4'), { font: font('reading', 600), margin: '1.2em 0 0' });
globalStyle(inProse(':is(h2, h3, h4)'), { color: color.ink, textWrap: 'balance', textSpacingTrim: 'trim-start' });
globalStyle(inProse('strong'), { fontWeight: 600, color: color.ink });
globalStyle(inProse('em'), {
  fontStyle: 'normal',
  textEmphasis: 'filled dot',
  textEmphasisPosition: 'under right',
});
globalStyle(inProse('a[href]'), {
  color: color.brand.text,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
});
globalStyle(inProse('a[target="_blank"]::after'), { content: [`"${arrow}"`, newWindowMark], marginLeft: '2px' });
globalStyle(inProse('ul'), { listStyle: 'disc', paddingLeft: '1.5em' });
globalStyle(inProse('ol'), { listStyle: 'decimal', paddingLeft: '1.5em' });
globalStyle(inProse('li > :is(ul, ol, p)'), { marginTop: space[1] });
globalStyle(inProse('blockquote'), {
  padding: `${space[1]} 0 ${space[1]} ${space[4]}`,
  borderLeft: `3px solid ${color.line}`,
  color: color.muted,
});
globalStyle(inProse('img'), { height: 'auto', borderRadius: radius.tag });
globalStyle(inProse('figcaption'), { marginTop: space[2], font: font('caption'), color: color.muted });
globalStyle(inProse('hr'), { height: 0, border: 0, borderTop: `1px solid ${color.line}` });
globalStyle(inProse(':is(pre, code)'), { fontFamily: 'ui-monospace, Consolas, monospace', fontSize: '0.875em' });
globalStyle(inProse('pre'), {
  padding: space[3],
  borderRadius: radius.control,
  background: color.page,
  whiteSpace: 'pre-wrap',
});
globalStyle(inProse('[data-scroll]'), { overflowX: 'auto', maxWidth: '100%' });
globalStyle(inProse('table'), { width: '100%', borderCollapse: 'collapse', font: font('body') });
globalStyle(inProse('caption'), { paddingBottom: space[2], color: color.muted, textAlign: 'left' });
globalStyle(inProse(':is(th, td)'), {
  minWidth: '6em',
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.hairline}`,
  textAlign: 'left',
  verticalAlign: 'top',
});
globalStyle(inProse('th'), { background: color.page, color: color.ink, fontWeight: 600 });
globalStyle(inProse(':is(th, td, blockquote) > :first-child'), { marginTop: 0 });
globalStyle(inProse('> :first-child'), { marginTop: 0 });
globalStyle('::highlight(keyword)', { background: color.warning.tag, color: color.ink });
globalStyle(prose, { '@media': { print: { maxWidth: 'none', color: color.ink } } });
globalStyle(inProse(':is(table, img, pre)'), { '@media': { print: { breakInside: 'avoid' } } });
