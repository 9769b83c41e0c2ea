import type { AttachmentEntry, UploadSignal } from '@jianzhu/upload';
import type { CompanyFound } from './certification-calls.ts';
import { useCertificateFile } from './use-certificate-file.tsx';

const PICTURES = ['jpg', 'jpeg', 'png'] as const;
const PAPERS = ['jpg', 'jpeg', 'png', 'pdf'] as const;
/** Made once: widgets compare what they are given. */
const NO_FILES: readonly AttachmentEntry[] = [];
const CAP_MB = 10;

interface Options {
  readonly signal: UploadSignal;
  readonly officeViewer: string | null;
  readonly readOnly: boolean;
}

/** The files of a company's application, each with its uploader for as long as the form is shown. */
export function useCompanyFiles(from: CompanyFound['application'], options: Options) {
  const shared = { ...options, capMegabytes: CAP_MB };
  return {
    licenseImage: useCertificateFile({
      ...{ ...shared, name: 'licenseImage', label: '营业执照', extensions: PAPERS, required: true },
      saved: from?.licenseImage ?? NO_FILES,
    }),
    legalFront: useCertificateFile({
      ...{ ...shared, name: 'legalFront', label: '法人身份证人像面', extensions: PICTURES, required: true },
      saved: from?.legalFront ?? NO_FILES,
    }),
    legalBack: useCertificateFile({
      ...{ ...shared, name: 'legalBack', label: '法人身份证国徽面', extensions: PICTURES, required: true },
      saved: from?.legalBack ?? NO_FILES,
    }),
    authorizationLetter: useCertificateFile({
      ...{ ...shared, name: 'authorizationLetter', label: '授权委托书', extensions: PAPERS, required: false },
      saved: from?.authorizationLetter ?? NO_FILES,
    }),
    logo: useCertificateFile({
      ...{ ...shared, name: 'logo', label: '企业LOGO', extensions: PICTURES, required: false },
      saved: from?.logo ?? NO_FILES,
    }),
  };
}

export type CompanyFiles = ReturnType<typeof useCompanyFiles>;
