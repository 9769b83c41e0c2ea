import { Button, ButtonLink } from '@jianzhu/ui';
import { FormPage, type FormPageProps } from '@jianzhu/ui/pages';
import type { ReactNode } from 'react';
import { LeaveGuard } from '../navigation/leave-guard.tsx';
import { DraftOffer } from './draft-offer.tsx';
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
  /** A button before 保存: what else the form may be sent for. */
  readonly other?: ReactNode;
  /** `InlineAlert` above the form: why the record came back. */
  readonly said?: ReactNode;
}

/** The page of a record's form, with all that may come between it and a saved record. */
export function RecordFormPage({ form, cancelHref, other, said, showDifference, ...page }: RecordFormPageProps) {
  const { offer } = form;
  return (
    <FormPage
      {...page}
      errors={Object.entries(form.errors).map(([fieldId, text]) => ({ fieldId, text }))}
      note={form.note}
      notice={
        (offer || form.lost || said) && (
          <>
            {said}
            <DraftOffer offer={offer} />
            <LostAct lost={form.lost} />
          </>
        )
      }
      buttons={
        <>
          <ButtonLink variant="line" href={cancelHref}>
            {texts.cancel}
          </ButtonLink>
          {other}
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
