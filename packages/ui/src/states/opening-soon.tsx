import { ButtonLink } from '../button/button.tsx';
import { stateMessages } from './messages.ts';
import * as styles from './states.css.ts';
import { UnbuiltFrame } from './unbuilt-frame.tsx';

export interface OpeningSoonProps {
  /** Name of the page. */
  readonly name: string;
  readonly backHref: string;
  readonly backText?: string;
}

/** A page that exists but is not open yet: says so, and leads back. */
export function OpeningSoon({ name, backHref, backText = stateMessages.backHome }: OpeningSoonProps) {
  return (
    <div className={styles.page}>
      <div className={styles.sheet}>
        <UnbuiltFrame />
        <h1 className={styles.pageTitle}>{name}</h1>
        <p>{stateMessages.openingSoon}</p>
        <div className={styles.action}>
          <ButtonLink variant="line" href={backHref}>
            {backText}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
