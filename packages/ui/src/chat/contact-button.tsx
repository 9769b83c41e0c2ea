import { Button, type ButtonProps } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { entryMessages } from './entry-messages.ts';

export interface ContactButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'pending' | 'disabled'> {
  /** Who is reached: 联系客服, 联系买方, 联系供应商, 联系发布方. */
  readonly whom: keyof typeof entryMessages.contact;
  readonly onContact: () => void;
}

/** Opens a conversation with the other side of a record, a product or a shop. */
export function ContactButton({ whom, onContact, variant = 'line', ...button }: ContactButtonProps) {
  return (
    <Button {...button} variant={variant} onClick={onContact}>
      <Icon name="chat" size={16} />
      {entryMessages.contact[whom]}
    </Button>
  );
}
