export { DownloadPage, type DownloadPageProps } from './download-page.tsx';
