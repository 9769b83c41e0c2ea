import { CERTIFICATE_FILES, corporateLabel as labelOf } from '@jianzhu/domain/certifications';
import type { AttachmentEntry, UploadSignal } from '@jianzhu/upload';
import type { CompanyFound } from './certification-calls.ts';
import { useCertificateFile } from './use-certificate-file.tsx';

const { pictures, papers } = CERTIFICATE_FILES;
/** Made once: widgets compare what they are given. */
const NO_FILES: readonly AttachmentEntry[] = [];

interface Options {
  readonly signal: UploadSignal;
  readonly officeViewer: string | null;
  readonly readOnly: boolean;
}

/** The files of a company's application, each with its uploader for as long as the form is shown. */
export function useCompanyFiles(from: CompanyFound['application'], options: Options) {
  return {
    licenseImage: useCertificateFile({
      ...{ ...options, name: 'licenseImage', label: labelOf('licenseImage'), ...papers, required: true },
      saved: from?.licenseImage ?? NO_FILES,
    }),
    legalFront: useCertificateFile({
      ...{ ...options, name: 'legalFront', label: labelOf('legalFront'), ...pictures, required: true },
      saved: from?.legalFront ?? NO_FILES,
    }),
    legalBack: useCertificateFile({
      ...{ ...options, name: 'legalBack', label: labelOf('legalBack'), ...pictures, required: true },
      saved: from?.legalBack ?? NO_FILES,
    }),
    authorizationLetter: useCertificateFile({
      ...{ ...options, name: 'authorizationLetter', label: labelOf('authorizationLetter'), ...papers, required: false },
      saved: from?.authorizationLetter ?? NO_FILES,
    }),
    logo: useCertificateFile({
      ...{ ...options, name: 'logo', label: labelOf('logo'), ...pictures, required: false },
      saved: from?.logo ?? NO_FILES,
    }),
  };
}

export type CompanyFiles = ReturnType<typeof useCompanyFiles>;
