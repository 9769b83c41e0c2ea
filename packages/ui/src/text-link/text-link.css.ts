import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { font } from '../tokens/font.ts';

const hover = { color: vars.color.brand.text } as const;

const shared = style({ transition: `color ${vars.motion.hover}` });

export const tone = styleVariants({
  /** In running text: underlined, because colour alone does not tell a link. */
  inline: [
    shared,
    {
      color: vars.color.brand.text,
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
    },
  ],
  /** Stands alone in a list or a row. */
  plain: [shared, { ':hover': hover }],
  /** Ends a section head; the chevron's own space is pulled out so that its ink meets the edge. */
  more: [
    shared,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[1],
      font: font('body'),
      color: vars.color.muted,
      whiteSpace: 'nowrap',
      minHeight: vars.target.least,
      marginRight: '-4px',
      ':hover': hover,
    },
  ],
});
