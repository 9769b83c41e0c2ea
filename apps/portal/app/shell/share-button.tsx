import { Button } from '@jianzhu/ui';
import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../errors/load-part.ts';
import { sharingTexts as texts } from './sharing-messages.ts';

const load = () => import('./share-popover.tsx');
const SharePopover = lazy(() => loadPart(load));
/** Ahead of the click that shows it. A failure is told when it is asked for. */
const prefetch = () => void load().catch(() => undefined);

/** A page that is passed on. */
export interface SharedRecord {
  /** Absolute. */
  readonly address: string;
  readonly title: string;
  /** One or two sentences; may be empty. */
  readonly summary: string;
}

/** Shares the page: its address to copy, as a code for the phone, and as a picture, which WeChat passes on. */
export function ShareButton(shared: SharedRecord) {
  const [isAsked, setIsAsked] = useState(false);
  const button = (
    <Button
      variant="line"
      size="compact"
      aria-haspopup="dialog"
      aria-expanded={false}
      pending={isAsked}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => setIsAsked(true)}
    >
      {texts.share}
    </Button>
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <SharePopover {...shared} />
    </Suspense>
  );
}
