import { BUSINESS_CODES } from '@jianzhu/domain';
import { ButtonLink, EmptyState, ErrorPanel, VisuallyHidden } from '@jianzhu/ui';
import { useRevalidator } from 'react-router';

export interface UnloadedPublicProps {
  /** Name of the page. */
  readonly name: string;
  readonly loaded: { readonly kind: 'missing' | 'failed' };
  /** What there is to do instead. */
  readonly wayOn: { readonly href: string; readonly text: string };
  readonly missing?: string;
}

/** On a page of everybody, in place of a record that is not there or could not be loaded. */
export function UnloadedPublic({ name, loaded, wayOn, missing = BUSINESS_CODES.notFound.msg }: UnloadedPublicProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <h1>
        <VisuallyHidden>{name}</VisuallyHidden>
      </h1>
      {loaded.kind === 'failed' ? (
        <ErrorPanel onRetry={() => void revalidate()} retrying={state === 'loading'} />
      ) : (
        <EmptyState title={missing} action={<ButtonLink href={wayOn.href}>{wayOn.text}</ButtonLink>} />
      )}
    </>
  );
}
