import { BUSINESS_CODES } from '@jianzhu/domain';
import { ButtonLink, EmptyState, ErrorPanel } from '@jianzhu/ui';
import { ListPage } from '@jianzhu/ui/pages';
import { useRevalidator } from 'react-router';
import { useMemberHead } from '../navigation/use-member-page.ts';
import { recordTexts as texts } from './messages.ts';

export interface UnloadedRecordProps {
  /** `forbidden`: it is there, but not for this member to change. */
  readonly loaded: {
    readonly kind: 'missing' | 'failed' | 'forbidden';
    /** Said in place of the usual word for it. */
    readonly text?: string;
  };
  readonly listHref: string;
}

/** In place of a record that is not there, not the member's, or could not be loaded. */
export function UnloadedRecord({ loaded: { kind, text }, listHref }: UnloadedRecordProps) {
  const head = useMemberHead();
  const { revalidate } = useRevalidator();
  const { notFound, noPermission } = BUSINESS_CODES;
  return (
    <ListPage {...head}>
      {kind === 'failed' ? (
        <ErrorPanel onRetry={() => void revalidate()} />
      ) : (
        <EmptyState
          title={text ?? (kind === 'missing' ? notFound : noPermission).msg}
          action={<ButtonLink href={listHref}>{texts.backToList}</ButtonLink>}
        />
      )}
    </ListPage>
  );
}
