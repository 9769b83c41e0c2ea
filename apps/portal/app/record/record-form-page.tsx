import { Button, ButtonLink } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { FormPage, type FormPageProps } from '@jianzhu/ui/pages';
import { focusHeading } from '../navigation/focus-heading.ts';
import { LeaveGuard } from '../navigation/leave-guard.tsx';
import { LostAct } from './lost-act.tsx';
import { recordTexts as texts } from './messages.ts';
import type { RecordForm } from './use-record-form.ts';
import { VersionConflict, type VersionConflictProps } from './version-conflict.tsx';

export interface RecordFormPageProps
  extends Pick<FormPageProps, 'title' | 'path' | 'sections'>,
    Pick<VersionConflictProps, 'showDifference'> {
  readonly form: RecordForm;
  /** Where 取消 leads. */
  readonly cancelHref: string;
}

/** The page of a record's form, with all that may come between it and a saved record. */
export function RecordFormPage({ form, cancelHref, showDifference, ...page }: RecordFormPageProps) {
  const { offer } = form;
  // The buttons of the offer go with it.
  const answer = (act: () => void) => () => {
    act();
    focusHeading();
  };
  return (
    <FormPage
      {...page}
      errors={Object.entries(form.errors).map(([fieldId, text]) => ({ fieldId, text }))}
      note={form.note}
      notice={
        (offer || form.lost) && (
          <>
            {offer && (
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
            )}
            <LostAct lost={form.lost} />
          </>
        )
      }
      buttons={
        <>
          <ButtonLink variant="line" href={cancelHref}>
            {texts.cancel}
          </ButtonLink>
          <Button type="submit" pending={form.isBusy}>
            {form.isBusy ? texts.saving : texts.save}
          </Button>
        </>
      }
      onSubmit={() => {
        if (!form.isBusy) form.submit();
      }}
    >
      <LeaveGuard isNeeded={form.isAtRisk} />
      <VersionConflict form={form} showDifference={showDifference} />
    </FormPage>
  );
}
