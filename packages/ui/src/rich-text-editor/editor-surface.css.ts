import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const { color, space } = vars;

export const surface = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const page = style({ position: 'relative' });

/** The text is as tall as the skeleton that stood in its place. */
export const text = style({
  position: 'relative',
  minHeight: '200px',
  maxHeight: '560px',
  overflowY: 'auto',
  maxWidth: 'none',
  padding: `${space[3]} ${space[4]}`,
  outline: 'none',
  whiteSpace: 'break-spaces',
  overflowWrap: 'break-word',
  fontVariantLigatures: 'none',
});

export const placeholder = style({
  position: 'absolute',
  inset: `${space[3]} ${space[4]} auto`,
  font: font('reading'),
  color: color.hint,
  pointerEvents: 'none',
});

const inText = (selector: string) => `${text} ${selector}`;
const blink = keyframes({ to: { visibility: 'hidden' } });

globalStyle(`${text}[aria-disabled="true"]`, { color: color.hint, cursor: 'not-allowed' });
globalStyle(inText('[contenteditable="false"]'), { whiteSpace: 'normal' });
globalStyle(inText('p:empty'), { minHeight: '1lh' });
globalStyle(inText('img.ProseMirror-separator'), { display: 'inline', width: 0, height: 0, margin: 0, border: 0 });
globalStyle(inText('.ProseMirror-selectednode'), { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
globalStyle(inText('.selectedCell'), { background: color.brand.tag });
globalStyle(inText('.ProseMirror-gapcursor'), { display: 'none', position: 'absolute', pointerEvents: 'none' });
globalStyle(`${text}.ProseMirror-focused .ProseMirror-gapcursor`, { display: 'block' });
globalStyle(inText('.ProseMirror-gapcursor::after'), {
  content: '""',
  display: 'block',
  position: 'absolute',
  top: '-2px',
  width: space[5],
  borderTop: `1px solid ${color.ink}`,
  animation: `${blink} 1.1s steps(2, start) infinite`,
});
globalStyle(`${text}.ProseMirror-hideselection *::selection`, { background: 'transparent' });
globalStyle(`${text}.ProseMirror-hideselection`, { caretColor: 'transparent' });
