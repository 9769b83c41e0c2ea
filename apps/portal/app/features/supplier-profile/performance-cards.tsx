import { BRAND_REMINDED_DAYS } from '@jianzhu/domain/supplier-profiles';
import { TextLink } from '@jianzhu/ui';
import { RailCard, RailFacts, RailHint } from '@jianzhu/ui/pages';
import * as paths from '../../paths.ts';
import { gradeText } from '../../record/certificate-grade.ts';
import { supplierProfileTexts as texts } from './messages.ts';
import type { SupplierPage } from './profile-calls.ts';

export interface PerformanceCardProps {
  readonly page: SupplierPage;
}

/** How the company does, as buyers are shown it. */
export function PerformanceCard({ page: { businessId, performance, isShown } }: PerformanceCardProps) {
  const { responseHours, responseRate, quoteCount, dealCount, recentDealCount, score } = performance;
  return (
    <RailCard title={texts.shown}>
      <RailFacts
        facts={[
          { term: texts.card, value: isShown ? texts.isShown : texts.isHidden },
          { term: texts.response, value: responseHours === null ? texts.none : texts.hours(responseHours) },
          { term: texts.responseRate, value: responseRate === null ? texts.none : texts.rate(responseRate) },
          { term: texts.quotes, value: texts.times(quoteCount) },
          { term: texts.deals, value: texts.orders(dealCount) },
          { term: texts.recentDeals, value: texts.orders(recentDealCount) },
          { term: texts.score, value: score === null ? texts.none : texts.points(score) },
          { term: texts.reminder, value: texts.reminderDays(BRAND_REMINDED_DAYS[0]) },
        ]}
      />
      {isShown && <TextLink href={`${paths.companyDetail}?id=${businessId}`}>{texts.homepage}</TextLink>}
    </RailCard>
  );
}

/** The certificates that buyers see of the company. */
export function CertificatesCard({ page: { certificates, certificateCount } }: PerformanceCardProps) {
  return (
    <RailCard title={texts.certificates}>
      {certificates.length === 0 ? (
        <RailHint>{texts.noCertificates}</RailHint>
      ) : (
        <RailFacts
          facts={certificates.map(({ categoryName, grade, expireDate }) => ({
            term: `${categoryName} ${gradeText(grade)}`.trim(),
            value: texts.certificateUntil(expireDate),
          }))}
        />
      )}
      <TextLink href={paths.qualificationList}>{texts.allCertificates(certificateCount)}</TextLink>
    </RailCard>
  );
}
