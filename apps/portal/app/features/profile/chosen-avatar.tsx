import { Avatar } from '@jianzhu/ui/chat/avatar';
import { useAvatarAddress } from './use-avatar-address.ts';

/** The picture of a member as it stands in the form, saved or not. */
export function ChosenAvatar({ avatar, name }: { readonly avatar: string; readonly name: string }) {
  return <Avatar person={{ name, avatar: useAvatarAddress(avatar) }} size="round" />;
}
