import { avatarKind } from '@jianzhu/domain';
import type { FieldDifference } from '@jianzhu/ui/conflict-dialog';
import { ChosenAvatar } from './chosen-avatar.tsx';
import { profileTexts as texts } from './messages.ts';

/** Shows two avatars as pictures in place of their ids; all other differences as they are. */
export function showAvatarDifference(difference: FieldDifference): FieldDifference {
  const { name, mine, theirs } = difference;
  if (name !== 'avatar') return difference;
  // What is no avatar says that there is none.
  const isPicture = (side: string) => avatarKind(side) !== null;
  const pictureOf = (side: string) => isPicture(side) && <ChosenAvatar avatar={side} name="" />;
  return {
    ...difference,
    mine: isPicture(mine) ? texts.aPicture : mine,
    theirs: isPicture(theirs) ? texts.aPicture : theirs,
    pictures: { mine: pictureOf(mine) || mine, theirs: pictureOf(theirs) || theirs },
  };
}
