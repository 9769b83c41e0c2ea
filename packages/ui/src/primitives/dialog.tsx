// The dialog primitive, in one place so that it can be exchanged alone.
import { Content as DialogContent } from 'radix-ui/dialog';
import type { ComponentProps } from 'react';

export { Close, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';

/** What a dialog holds. Escape in a field whose list is open closes that list alone: what was typed stays. */
export function Content(content: ComponentProps<typeof DialogContent>) {
  return (
    <DialogContent
      {...content}
      onEscapeKeyDown={(event) => {
        const { target } = event;
        if (target instanceof Element && target.ariaExpanded === 'true') event.preventDefault();
        else content.onEscapeKeyDown?.(event);
      }}
    />
  );
}
