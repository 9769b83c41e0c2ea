export { Breadcrumb, type BreadcrumbProps } from './breadcrumb.tsx';
export { type Description, DescriptionList, type DescriptionListProps } from './description-list.tsx';
export { PersonLine, type PersonLineProps } from './person-line.tsx';
export { RecordSummary, type RecordSummaryProps, TwoLines, type TwoLinesProps } from './record-lines.tsx';
export { type Setting, SettingList, type SettingListProps } from './setting-list.tsx';
export { StatusTag, type StatusTagProps } from './status-tag.tsx';
export { StepStrip, type StepStripProps, type StripStep } from './step-strip.tsx';
export { type Step, Steps, type StepsProps } from './steps.tsx';
export { Timeline, type TimelineEvent, type TimelineProps } from './timeline.tsx';
