import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { font } from '../../tokens/font.ts';
import { media } from '../../tokens/values.ts';

/** Tabs of a section: smaller on phones, so that four of them fit. */
export const sectionTabs = style({ '@media': { [media.phone]: { gap: vars.space[5] } } });

globalStyle(`${sectionTabs} > [role="tab"]`, { '@media': { [media.phone]: { font: font('body') } } });
globalStyle(`${sectionTabs} > [role="tab"][aria-selected="true"]`, {
  '@media': { [media.phone]: { fontWeight: 600 } },
});
