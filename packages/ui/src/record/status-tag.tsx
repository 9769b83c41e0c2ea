import { Tag, type TagProps } from '../tag/tag.tsx';

export interface StatusTagProps<Status extends string> {
  readonly status: Status;
  /** Word and colour of every status the record may have, in one table per kind of record. */
  readonly looks: Readonly<Record<Status, { readonly label: string; readonly tone: NonNullable<TagProps['tone']> }>>;
}

/** State of a record: grey for draft and closed, blue running, amber waits for me, green good end, red failed. */
export function StatusTag<Status extends string>({ status, looks }: StatusTagProps<Status>) {
  const { label, tone } = looks[status];
  return <Tag tone={tone}>{label}</Tag>;
}
