import { Button } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { recordTexts as texts } from './messages.ts';
import type { LostAct as Lost } from './use-act.ts';

/** Offers to send again what got no answer. */
export function LostAct({ lost }: { readonly lost: Lost | null }) {
  if (lost === null) return null;
  const retry = (
    <Button variant="line" size="compact" onClick={lost.retry}>
      {texts.retry}
    </Button>
  );
  return (
    <InlineAlert tone="warning" action={retry}>
      {lost.text}
    </InlineAlert>
  );
}
