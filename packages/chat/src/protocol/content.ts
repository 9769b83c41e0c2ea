/** Most characters of a text message; a sign outside the basic plane, such as an emoji, is one. */
export const mostCharacters = 4000;

/** Why a text can be no message: nothing is in it, it is too long, or it holds signs that no server can store. */
export type ContentFault = 'empty' | 'too-long' | 'unstorable';

/** U+0000, which databases refuse, and halves of a character, which no encoding has. */
const unstorable = /[\0\p{Surrogate}]/u;

/**
 * Why a content cannot be sent, told before it is tried; both ends ask this. Null when nothing is wrong with it.
 *
 * @param type of the message; `text` has a longest length, the others refer to files and records
 */
export function contentFault(content: string, type: string): ContentFault | null {
  if (content.trim() === '') return 'empty';
  if (unstorable.test(content)) return 'unstorable';
  const isLong = type === 'text' && content.length > mostCharacters && [...content].length > mostCharacters;
  return isLong ? 'too-long' : null;
}
