import { useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Outline } from '../icon/outline.tsx';
import * as styles from './composer.css.ts';
import type { ComposerProps } from './composer.tsx';
import { EmojiPicker } from './emoji-picker.tsx';
import { IconButton } from './icon-button.tsx';
import { composerMessages } from './messages.ts';
import { chatShapes } from './shapes.ts';

export interface ComposerToolsProps extends Pick<ComposerProps, 'onAttach'> {
  readonly disabled: boolean;
  readonly onEmoji: (sign: string) => void;
  readonly onReturnFocus: () => void;
}

const chosen = {
  image: { label: composerMessages.image, accept: 'image/*' },
  file: { label: composerMessages.file, accept: undefined },
} as const;

interface ChooserProps {
  readonly kind: keyof typeof chosen;
  readonly disabled: boolean;
  readonly onAttach: NonNullable<ComposerProps['onAttach']>;
}

/** A button that opens the browser's dialog for files. */
function Chooser({ kind, disabled, onAttach }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const { label, accept } = chosen[kind];
  return (
    <>
      <IconButton label={label} disabled={disabled} onClick={() => input.current?.click()}>
        {kind === 'image' ? <Outline path={chatShapes.image} size={20} /> : <Icon name="file" size={20} />}
      </IconButton>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen once more.
          currentTarget.value = '';
          if (files.length > 0) onAttach(files);
        }}
      />
    </>
  );
}

/** Emojis, pictures and files, above the field. */
export function ComposerTools({ disabled, onEmoji, onReturnFocus, onAttach }: ComposerToolsProps) {
  return (
    <span className={styles.tools}>
      <EmojiPicker disabled={disabled} onPick={onEmoji} onReturnFocus={onReturnFocus} />
      {onAttach && <Chooser kind="image" disabled={disabled} onAttach={onAttach} />}
      {onAttach && <Chooser kind="file" disabled={disabled} onAttach={onAttach} />}
    </span>
  );
}
