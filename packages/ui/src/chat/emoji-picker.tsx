import { lazy, Suspense, useState } from 'react';
import { EmojiButton } from './emoji-button.tsx';

const load = () => import('./emoji-popover.tsx');
const EmojiPopover = lazy(load);
/** Ahead of the click that shows it. A failure is told when it is asked for. */
const prefetch = () => void load().catch(() => undefined);

export interface EmojiPickerProps {
  readonly disabled: boolean;
  readonly onPick: (sign: string) => void;
  /** Takes the focus after one was picked. */
  readonly onReturnFocus: () => void;
}

/**
 * A small grid of emojis. Arrow keys, Home and End move in it, Enter picks, Escape closes. It is loaded when its button
 * is pointed at or has the focus.
 */
export function EmojiPicker(props: EmojiPickerProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { disabled } = props;
  if (!isAsked) {
    return (
      <EmojiButton
        disabled={disabled}
        aria-expanded={false}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setIsAsked(true)}
      />
    );
  }
  return (
    <Suspense fallback={<EmojiButton disabled={disabled} aria-expanded={false} aria-busy aria-disabled />}>
      <EmojiPopover {...props} />
    </Suspense>
  );
}
