export { CertificatePage, type CertificatePageProps } from './certificate-page.tsx';
export { type CertificateRow, CertificateTable, type CertificateTableProps } from './certificate-table.tsx';
