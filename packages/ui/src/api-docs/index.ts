export { ApiContents, type ApiContentsProps, type ApiGroup } from './api-contents.tsx';
export { ApiDocPage, type ApiDocPageProps } from './api-doc-page.tsx';
export {
  ApiCallHead,
  type ApiCallHeadProps,
  ApiCards,
  type ApiCardsProps,
  ApiSection,
  type ApiSectionProps,
  ApiTable,
  type ApiTableProps,
  ApiTrial,
  type ApiTrialProps,
} from './api-section.tsx';
export { CodeSample, type CodeSampleProps, type CodeText } from './code-sample.tsx';
