export { Breadcrumb, type BreadcrumbProps } from './breadcrumb.tsx';
export { type Description, DescriptionList, type DescriptionListProps } from './description-list.tsx';
export { type Setting, SettingList, type SettingListProps } from './setting-list.tsx';
export { StatusTag, type StatusTagProps } from './status-tag.tsx';
export { type Step, Steps, type StepsProps } from './steps.tsx';
export { Timeline, type TimelineEvent, type TimelineProps } from './timeline.tsx';
