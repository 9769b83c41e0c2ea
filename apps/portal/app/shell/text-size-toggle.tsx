import { LargeTextToggle, type LargeTextToggleProps } from '@jianzhu/ui';
import { useLargeText } from './use-large-text.ts';

/** The choice of large text, where a page without a main menu has it. */
export function TextSizeToggle({ place }: Pick<LargeTextToggleProps, 'place'>) {
  return <LargeTextToggle place={place} {...useLargeText()} />;
}
