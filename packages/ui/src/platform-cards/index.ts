export { type PlatformCard, PlatformCards } from './platform-cards.tsx';
export { PlatformsPage, type PlatformsPageProps } from './platforms-page.tsx';
