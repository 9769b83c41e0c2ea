import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { attachmentMessages } from './messages.ts';

type ChooserButton = Pick<ButtonProps, 'variant' | 'size' | 'className' | 'aria-describedby' | 'aria-invalid'>;

export interface FileChooserProps extends ChooserButton {
  readonly onChoose: (files: readonly File[]) => void;
  /** Extensions that the browser's dialog offers first. */
  readonly extensions?: readonly string[];
  readonly multiple?: boolean;
  /** Chooses a whole folder, with those inside it. */
  readonly folder?: boolean;
  /** When the text of the button does not say what for. */
  readonly label?: string;
  readonly children?: ReactNode;
}

/** `webkitdirectory` is in every browser, but React's types do not know it. */
const folderAttribute = { webkitdirectory: '' } as ComponentProps<'input'>;

/** A button that opens the browser's dialog for files. */
export function FileChooser(props: FileChooserProps) {
  const { onChoose, extensions = [], multiple = false, folder = false, label, children, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} aria-label={label} data-adds="" onClick={() => input.current?.click()}>
        {children ?? attachmentMessages.chooseFile}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        {...(folder ? folderAttribute : { accept: extensions.map((extension) => `.${extension}`).join(',') })}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen once more.
          currentTarget.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}
