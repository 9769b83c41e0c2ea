import { sizedSource } from '../sized-source.ts';
import * as styles from './avatar.css.ts';
import type { ChatPerson } from './conversation.ts';

/** Words at the beginning of company names that say where, not who. */
const region = /^(?:.{2,3}?省)?(?:.{2,3}?[市县区州])?/u;

/** The first character that tells one name from the next: 松 of 吉林市松屿建材有限公司. */
export function initialOf(name: string): string {
  const own = name.replace(region, '') || name;
  return [...own][0] ?? '';
}

/** Tone of a plate without a picture: the same name has the same one everywhere. */
function toneOf(name: string): keyof typeof styles.plate {
  const tones = ['brand', 'success', 'warning', 'grey'] as const;
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return tones[sum % tones.length] ?? 'grey';
}

export interface AvatarProps {
  readonly person: ChatPerson;
  /** 32 px beside messages, 40 px in the list; round, 80 px, where the picture itself is chosen. */
  readonly size: keyof typeof styles.size;
}

/** Picture or initial of a person. Decoration: the name is written beside it. */
export function Avatar({ person, size }: AvatarProps) {
  if (person.avatar) {
    return (
      <img className={styles.size[size]} {...sizedSource(person.avatar, 80)} alt="" loading="lazy" decoding="async" />
    );
  }
  return (
    <span className={`${styles.size[size]} ${styles.plate[toneOf(person.name)]}`} aria-hidden="true">
      {initialOf(person.name)}
    </span>
  );
}
