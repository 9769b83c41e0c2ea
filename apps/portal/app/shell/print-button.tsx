import { Button } from '@jianzhu/ui';
import { sharingTexts } from './sharing-messages.ts';

/** Prints the page, or keeps it as PDF by the browser's own dialog. */
export function PrintButton() {
  return (
    <Button variant="line" size="compact" onClick={() => window.print()}>
      {sharingTexts.print}
    </Button>
  );
}
