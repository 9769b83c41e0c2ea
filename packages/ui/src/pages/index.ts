export { ArticlePage, type ArticlePageProps } from './article-page.tsx';
export { DetailPage, type DetailPageProps, type PageSection } from './detail-page.tsx';
export {
  ActionBar,
  type ActionBarProps,
  ErrorSummary,
  type ErrorSummaryProps,
  type FormError,
  FormPage,
  type FormPageProps,
} from './form-page.tsx';
export { ListPage, type ListPageProps } from './list-page.tsx';
export {
  MemberFrame,
  type MemberFrameProps,
  type MemberMenuEntry,
  type MemberPage,
  type MemberSide,
  type MemberSideSwitch,
} from './member-frame.tsx';
export { PageHead, type PageHeadProps } from './page-head.tsx';
export { ResultPage, type ResultPageProps } from './result-page.tsx';
export { SheetFormPage, type SheetFormPageProps, SideBySide } from './sheet-form-page.tsx';
export { WizardPage, type WizardPageProps } from './wizard-page.tsx';
