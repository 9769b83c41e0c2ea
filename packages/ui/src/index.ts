import './tokens/global.css.ts';

export { Badge, type BadgeProps } from './badge/badge.tsx';
export { Banner, type BannerProps } from './banner/banner.tsx';
export type { BannerLine } from './banner/rotating-lines.tsx';
export { SearchForm, type SearchFormProps } from './banner/search-form.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button/button.tsx';
export type { CompanyOption } from './company-selector/company-list.tsx';
export {
  CompanySelector,
  type CompanySelectorProps,
  companySelectorWidth,
} from './company-selector/company-selector.tsx';
export { FloatingRail, type FloatingRailProps } from './floating-rail/floating-rail.tsx';
export { type Filing, FilingRows, type FilingRowsProps, type LegalLink } from './footer/filing-rows.tsx';
export { Footer, type FooterColumn, type FooterLink, type FooterProps, type QrCode } from './footer/footer.tsx';
export { Brand, type BrandProps } from './header/brand.tsx';
export { Header, type HeaderProps } from './header/header.tsx';
export {
  MemberActions,
  type MemberActionsProps,
  VisitorActions,
  type VisitorActionsProps,
} from './header/header-actions.tsx';
export { type LargeText, LargeTextToggle, type LargeTextToggleProps } from './header/large-text-toggle.tsx';
export { MenuBar, type MenuBarProps, type MenuEntry } from './header/menu-bar.tsx';
export { Icon, type IconProps } from './icon/icon.tsx';
export type { IconName } from './icon/shapes.ts';
export { type AnchorProps, Link, type LinkProps, LinkProvider } from './link/link.tsx';
export type { ListState } from './list-state.ts';
export { LoadingBar, type LoadingBarProps } from './loading-bar/loading-bar.tsx';
export type { MessageRow } from './message-rows/message-rows.tsx';
export { OverflowTooltip, type OverflowTooltipProps } from './overflow-tooltip/overflow-tooltip.tsx';
export { PageAlert, type PageAlertProps } from './page-alert/page-alert.tsx';
export { PageFrame, type PageFrameProps } from './page-frame/page-frame.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { SimpleFooter } from './simple-frame/simple-footer.tsx';
export { SimpleHeader, type SimpleHeaderProps } from './simple-frame/simple-header.tsx';
export { Skeleton, type SkeletonProps, SkeletonRows, type SkeletonRowsProps } from './skeleton/skeleton.tsx';
export { SkipLink } from './skip-link/skip-link.tsx';
export { EmptyState, type EmptyStateProps } from './states/empty-state.tsx';
export { ErrorPage, type ErrorPageProps } from './states/error-page.tsx';
export { ErrorPanel, type ErrorPanelProps } from './states/error-panel.tsx';
export { NeedsScripts, type NeedsScriptsProps } from './states/needs-scripts.tsx';
export { NotFoundPage, type NotFoundPageProps, type WayOn } from './states/not-found-page.tsx';
export { OpeningSoon, type OpeningSoonProps } from './states/opening-soon.tsx';
export { type Tab, TabList, type TabListProps, TabPanel, type TabPanelProps } from './tabs/tabs.tsx';
export { Tag, type TagProps } from './tag/tag.tsx';
export { TextLink, type TextLinkProps } from './text-link/text-link.tsx';
export { vars } from './tokens/contract.css.ts';
export { font } from './tokens/font.ts';
export { useMedia } from './use-media.ts';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
