import { REVIEW_STATUS } from '@jianzhu/domain/records';
import { Button } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { RailButtons, RailCard, RailFacts, RailHint } from '@jianzhu/ui/pages';
import { StatusTag } from '@jianzhu/ui/record';
import { useState } from 'react';
import { minuteOf } from '../../record/dates.ts';
import { recordTexts } from '../../record/messages.ts';
import { supplierProfileTexts as texts } from './messages.ts';
import type { SupplierProfile } from './profile-calls.ts';
import { profileLook } from './profile-look.ts';
import type { ProfileActs, ProfileForm } from './use-profile-form.ts';

export interface ReviewCardProps {
  readonly profile: SupplierProfile | null;
  readonly form: ProfileForm;
  readonly acts: ProfileActs;
}

/** How far the review of the profile is, and what its owner may do with it now. */
export function ReviewCard({ profile, form, acts }: ReviewCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const may = (act: string) => profile?.allowedActions.includes(act) === true;
  const isOpen = profile === null || may('edit');
  // Of what was approved nothing is handed in again; what is rejected may be, as it is.
  const isSubmittable = profile === null || form.isChanged || may('submit');
  const isBusy = form.isBusy || acts.isBusy('submit');
  const facts = [
    {
      term: texts.status,
      value: profile === null ? texts.notWritten : <StatusTag look={profileLook(profile.status)} />,
    },
    ...(profile?.submitTime ? [{ term: texts.submitTime, value: minuteOf(profile.submitTime) }] : []),
    ...(profile?.approveTime ? [{ term: texts.approveTime, value: minuteOf(profile.approveTime) }] : []),
  ];
  return (
    <RailCard title={texts.review}>
      <RailFacts facts={facts} />
      <InlineAlert>{noteOf(profile)}</InlineAlert>
      {isOpen && (
        <>
          <RailButtons>
            <Button
              variant="line"
              disabled={!form.isChanged || isBusy}
              pending={form.isBusy}
              onClick={() => acts.save()}
            >
              {form.isBusy ? recordTexts.saving : texts.save}
            </Button>
            <Button disabled={!isSubmittable || isBusy} onClick={() => acts.submit()}>
              {texts.submit}
            </Button>
          </RailButtons>
          {!isSubmittable && <RailHint>{texts.nothingToSubmit}</RailHint>}
          {form.note && <RailHint>{form.note}</RailHint>}
        </>
      )}
      {may('withdraw') && (
        <Button variant="line" pending={acts.isBusy('withdraw')} onClick={() => acts.withdraw()}>
          {texts.withdraw}
        </Button>
      )}
      {may('discard') && (
        <Button variant="line" pending={acts.isBusy('discard')} onClick={() => setIsAsking(true)}>
          {texts.discard}
        </Button>
      )}
      <ConfirmDialog
        title={texts.discardTitle}
        text={texts.discardText}
        confirmText={texts.discard}
        open={isAsking}
        pending={acts.isBusy('discard')}
        onConfirm={() => {
          setIsAsking(false);
          // What was typed beside it goes with it.
          form.reset();
          acts.discard();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </RailCard>
  );
}

function noteOf(profile: SupplierProfile | null): string {
  if (profile?.status === REVIEW_STATUS.pending) return texts.inReview;
  return profile?.isApproved ? texts.standing : texts.first;
}
