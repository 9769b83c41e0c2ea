import type { ReactNode } from 'react';
import { Avatar } from '../chat/avatar.tsx';
import type { ChatPerson } from '../chat/conversation.ts';
import * as styles from './record-lines.css.ts';

export interface PersonLineProps {
  readonly person: ChatPerson;
  /** Name and marks; the picture beside them is decoration. */
  readonly children: ReactNode;
}

/** A person in a cell of a list: the picture, or the initial, before the name. */
export function PersonLine({ person, children }: PersonLineProps) {
  return (
    <span className={styles.person}>
      <Avatar person={person} size="small" />
      <span>{children}</span>
    </span>
  );
}
