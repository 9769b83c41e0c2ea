export { ArticlePage, type ArticlePageProps } from './article-page.tsx';
export { type BrowseFilter, BrowsePage, type BrowsePageProps } from './browse-page.tsx';
export { BrowseRows, type BrowseRowsProps } from './browse-rows.tsx';
export { BrowseSearch, type BrowseSearchProps } from './browse-search.tsx';
export { DetailPage, type DetailPageProps, type PageSection } from './detail-page.tsx';
export { DocumentContents, type DocumentContentsProps, type DocumentPart } from './document-contents.tsx';
export { DocumentPage, type DocumentPageProps, type DocumentText } from './document-page.tsx';
export {
  ActionBar,
  type ActionBarProps,
  ErrorSummary,
  type ErrorSummaryProps,
  type FormError,
  FormPage,
  type FormPageProps,
} from './form-page.tsx';
export { type LinkGroup, LinkTree, type LinkTreeProps } from './link-tree.tsx';
export { ListPage, type ListPageProps } from './list-page.tsx';
export { type MasterLink, MasterPage, type MasterPageProps } from './master-page.tsx';
export {
  MemberFrame,
  type MemberFrameProps,
  type MemberMenuEntry,
  type MemberPage,
  type MemberSide,
  type MemberSideSwitch,
} from './member-frame.tsx';
export { PageHead, type PageHeadProps } from './page-head.tsx';
export { ProfilePage, type ProfilePageProps } from './profile-page.tsx';
export {
  RailAmount,
  type RailAmountProps,
  RailButtons,
  RailCard,
  type RailCardProps,
  RailCards,
  RailFacts,
  type RailFactsProps,
  RailHint,
  type RailTodo,
  RailTodos,
} from './rail-card.tsx';
export { ResultPage, type ResultPageProps } from './result-page.tsx';
export { PanelPart, type SectionTab, SectionTabs, type SectionTabsProps } from './section-tabs.tsx';
export { SheetFormPage, type SheetFormPageProps, SideBySide } from './sheet-form-page.tsx';
export {
  FieldGrid,
  FieldSpan,
  type FieldSpanProps,
  SectionParts,
  SheetSection,
  type SheetSectionProps,
} from './sheet-section.tsx';
export { type SideLink, SideLinks, type SideLinksProps } from './side-links.tsx';
export { TextComparison, type TextComparisonProps } from './text-comparison.tsx';
export { WizardPage, type WizardPageProps } from './wizard-page.tsx';
