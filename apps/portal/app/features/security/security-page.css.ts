import { vars } from '@jianzhu/ui';
import { style } from '@vanilla-extract/css';

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  paddingBlock: 16,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const facts = style({ display: 'grid', gap: 4, minWidth: 0, overflowWrap: 'anywhere' });

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
