import { REVIEW_STATUS } from '@jianzhu/domain/records';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { DetailPage, ErrorSummary, RailCards } from '@jianzhu/ui/pages';
import { StatusTag } from '@jianzhu/ui/record';
import { useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { DraftOffer } from '../../record/draft-offer.tsx';
import { LogTimeline } from '../../record/log-timeline.tsx';
import { LostAct } from '../../record/lost-act.tsx';
import type { Draft } from '../../record/use-draft.ts';
import { VersionConflict } from '../../record/version-conflict.tsx';
import { BrandsSection } from './brands-section.tsx';
import { MainFields } from './main-fields.tsx';
import { supplierProfileTexts as texts } from './messages.ts';
import { CertificatesCard, PerformanceCard } from './performance-cards.tsx';
import type { SupplierPage } from './profile-calls.ts';
import { profileLook } from './profile-look.ts';
import { ReviewCard } from './review-card.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { WarehousesSection } from './warehouses-section.tsx';

export interface ProfileFormProps {
  readonly page: SupplierPage;
  readonly draft: Draft | null;
  readonly cities: readonly { readonly code: string; readonly name: string }[];
  readonly officeViewer: string | null;
}

/** The profile in sheets, with how far its review is beside it; to be looked at alone while it is reviewed. */
export function ProfileForm({ page, draft, cities, officeViewer }: ProfileFormProps) {
  const { profile } = page;
  const head = useMemberHead();
  const { revalidate } = useRevalidator();
  const { form, acts } = useProfileForm(profile, draft);
  const isOpen = profile === null || profile.allowedActions.includes('edit');
  // What is typed here meanwhile stays: the form takes up what is loaded once nothing is unsaved.
  useRecordNews('review', revalidate);
  const shared = { form, isOpen, today: page.today, officeViewer };
  return (
    <>
      <DetailPage
        {...head}
        status={profile && <StatusTag look={profileLook(profile.status)} />}
        progress={
          <>
            {profile?.status === REVIEW_STATUS.rejected && (
              <InlineAlert tone="warning">{texts.rejected(profile.reason)}</InlineAlert>
            )}
            {form.offer && <DraftOffer offer={form.offer} />}
            {(form.lost ?? acts.lost) && <LostAct lost={form.lost ?? acts.lost} />}
            {Object.keys(form.errors).length > 0 && (
              <ErrorSummary errors={Object.entries(form.errors).map(([fieldId, text]) => ({ fieldId, text }))} />
            )}
          </>
        }
        sections={[
          { key: 'main', title: texts.main, content: <MainFields form={form} isOpen={isOpen} cities={cities} /> },
          { key: 'brands', title: texts.brands, content: <BrandsSection {...shared} /> },
          { key: 'warehouse', title: texts.warehouses, content: <WarehousesSection form={form} isOpen={isOpen} /> },
          ...(profile === null
            ? []
            : [
                {
                  key: 'log',
                  title: texts.log,
                  content: <LogTimeline logs={profile.logs} names={texts.logs} />,
                },
              ]),
        ]}
        rail={
          <RailCards>
            <ReviewCard profile={profile} form={form} acts={acts} />
            <PerformanceCard page={page} />
            <CertificatesCard page={page} />
          </RailCards>
        }
      />
      <LeaveGuard isNeeded={form.isAtRisk} />
      <VersionConflict form={form} />
    </>
  );
}
