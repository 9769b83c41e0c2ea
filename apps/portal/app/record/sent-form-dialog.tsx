import { Button } from '@jianzhu/ui';
import { Dialog } from '@jianzhu/ui/dialog';
import { type ReactNode, useId } from 'react';
import type { SentForm } from './use-sent-form.ts';

export interface SentFormDialogProps {
  readonly form: Pick<SentForm, 'isRunning'>;
  readonly title: string;
  readonly text?: string | undefined;
  readonly cancelText: string;
  readonly submitText: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form of `useSentForm` in a dialog, which Enter in a field sends as its button does. */
export function SentFormDialog(props: SentFormDialogProps) {
  const { form, title, text, cancelText, submitText, onSubmit, onClose, children } = props;
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      text={text}
      actions={
        <>
          <Button variant="line" size="regular" onClick={onClose}>
            {cancelText}
          </Button>
          <Button type="submit" form={id} size="regular" pending={form.isRunning}>
            {submitText}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Not to the form of a page that it is drawn in: events bubble as components stand.
          event.stopPropagation();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
