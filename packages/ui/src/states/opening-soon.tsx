import openingSoonUrl from '../art/opening-soon.svg?no-inline';
import { ButtonLink } from '../button/button.tsx';
import { stateMessages } from './messages.ts';
import * as styles from './states.css.ts';

export interface OpeningSoonProps {
  /** Name of the page. */
  readonly name: string;
  readonly backHref: string;
  readonly backText?: string;
  /** Stands in the frame of the member centre, which has the margins. */
  readonly framed?: boolean;
}

/** A page that exists but is not open yet: says so, and leads back. */
export function OpeningSoon({ name, backHref, backText = stateMessages.backHome, framed = false }: OpeningSoonProps) {
  return (
    <div className={framed ? undefined : styles.page}>
      <div className={styles.sheet}>
        <img src={openingSoonUrl} width="220" height="150" alt="" />
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
