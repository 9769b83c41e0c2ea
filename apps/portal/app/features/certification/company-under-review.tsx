import { CORPORATE_FILES } from '@jianzhu/domain/certifications';
import { createUploadSignal } from '@jianzhu/upload';
import { Fragment, useState } from 'react';
import type { CompanyFound } from './certification-calls.ts';
import { useCompanyFiles } from './company-files.ts';
import { UnderReview } from './under-review.tsx';

export interface CompanyUnderReviewProps {
  readonly shown: NonNullable<CompanyFound['application']>;
  readonly officeViewer: string | null;
}

/** What was handed in, with its files to be looked at. */
export function CompanyUnderReview({ shown, officeViewer }: CompanyUnderReviewProps) {
  const [signal] = useState(createUploadSignal);
  const files = useCompanyFiles(shown, { signal, officeViewer, readOnly: true });
  const kept = CORPORATE_FILES.filter((name) => shown[name].length > 0);
  return (
    <UnderReview
      kind="corporate"
      shown={shown}
      files={kept.map((name) => <Fragment key={name}>{files[name].draw(undefined)}</Fragment>)}
    />
  );
}
