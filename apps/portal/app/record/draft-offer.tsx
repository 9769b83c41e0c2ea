import { Button } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { focusHeading } from '../navigation/focus-heading.ts';
import { recordTexts as texts } from './messages.ts';

export interface DraftOfferProps {
  /** What was left unsent in a form; null where nothing was. */
  readonly offer: {
    /** `YYYY-MM-DD HH:mm:ss` */
    readonly time: string;
    take(): void;
    drop(): void;
  } | null;
}

/** Offers to go on with what was filled in before and not saved. */
export function DraftOffer({ offer }: DraftOfferProps) {
  if (offer === null) return null;
  // The button that was pressed goes with the offer.
  const answer = (act: () => void) => () => {
    act();
    focusHeading();
  };
  return (
    <InlineAlert
      action={
        <>
          <Button size="compact" onClick={answer(offer.take)}>
            {texts.takeDraft}
          </Button>
          <Button variant="line" size="compact" onClick={answer(offer.drop)}>
            {texts.dropDraft}
          </Button>
        </>
      }
    >
      {texts.draftOffer(offer.time.slice(0, 16))}
    </InlineAlert>
  );
}
