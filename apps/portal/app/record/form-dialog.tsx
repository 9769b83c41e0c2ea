import { Button } from '@jianzhu/ui';
import { Dialog } from '@jianzhu/ui/dialog';
import { type FormEvent, type ReactNode, useId } from 'react';
import { recordTexts as texts } from './messages.ts';

export interface FormDialogProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Verb of the main button; the title unless given. */
  readonly confirmText?: string;
  /** What the other button says. */
  readonly cancelText?: string;
  readonly isRunning: boolean;
  /** Something that belongs to it is still under way, such as an upload: nothing is sent yet. */
  readonly isWaiting?: boolean;
  /** For tables of lines. */
  readonly wide?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A few fields that an act asks for, which Enter in one of them sends as the button does. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    text,
    confirmText = title,
    cancelText = texts.cancel,
    isRunning,
    isWaiting = false,
    wide = false,
    onSubmit,
    onClose,
    children,
  } = props;
  const form = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    // A dialog drawn inside the form of a page would send that one too: events bubble as components stand.
    event.stopPropagation();
    if (!isRunning && !isWaiting) onSubmit();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      text={text}
      wide={wide}
      actions={
        <>
          <Button variant="line" size="regular" onClick={onClose}>
            {cancelText}
          </Button>
          <Button type="submit" form={form} size="regular" pending={isRunning} disabled={isWaiting}>
            {isRunning ? texts.saving : confirmText}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        {children}
      </form>
    </Dialog>
  );
}
