import type { CallData } from '@jianzhu/api-client';
import type { qualificationSchemas } from '@jianzhu/api-client/schemas';
import type { CertificateRow } from '@jianzhu/ui/certificates';
import * as paths from '../../paths.ts';
import { qualificationTexts as texts } from './messages.ts';

export type CertificateList = CallData<typeof qualificationSchemas.list>;
export type Certificate = CertificateList['records'][number];
export type VerifiedCertificate = CallData<typeof qualificationSchemas.verify>['certificate'];
export type CertificateDetail = CallData<typeof qualificationSchemas.detail>;

const TONES = { valid: 'success', expiring: 'warning', expired: 'danger', revoked: 'danger' } as const;

export const certificateAddress = (id: string): string => `${paths.qualificationDetail}?id=${id}`;

/** A status in words, and its colour. */
export const stateOf = (state: Certificate['state']) => ({ text: texts.states[state], tone: TONES[state] });

/** Until when a certificate is valid, as it is to be read. */
export const untilOf = ({ expireDate }: Pick<Certificate, 'expireDate'>): string => expireDate || texts.noEnd;

/** A certificate as its list shows it. */
export function certificateRow(certificate: Certificate): CertificateRow {
  return {
    key: certificate.id,
    href: certificateAddress(certificate.id),
    company: certificate.companyName,
    region: certificate.regionName,
    category: certificate.categoryName,
    grade: certificate.grade,
    number: certificate.certNo,
    until: untilOf(certificate),
    state: stateOf(certificate.state),
  };
}
