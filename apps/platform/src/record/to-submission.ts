/** What a record with a status has said of itself since an act. */
interface Acted<Status> {
  readonly id: string;
  readonly status: Status;
  readonly version: number;
}

/** What an act answers. */
export const toSubmission = <Status extends number>({
  id,
  code,
  status,
  version,
}: Acted<Status> & { readonly code: string }) => ({
  id,
  code,
  status,
  version,
});

/** The same of a record without a number. */
export const toAnswer = <Status extends number>({ id, status, version }: Acted<Status>) => ({ id, status, version });
