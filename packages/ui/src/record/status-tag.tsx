import { Tag, type TagProps } from '../tag/tag.tsx';

export interface StatusTagProps {
  /** Word and colour of the status, as the one table of its kind of record has them. */
  readonly look: { readonly label: string; readonly tone: NonNullable<TagProps['tone']> };
}

/** State of a record: grey for draft and closed, blue running, amber waits for me, green good end, red failed. */
export function StatusTag({ look: { label, tone } }: StatusTagProps) {
  return <Tag tone={tone}>{label}</Tag>;
}
