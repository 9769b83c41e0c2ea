import { useNavigate } from 'react-router';
import * as paths from '../../paths.ts';
import { PhoneCode, type PhoneCodeProps } from '../../phone-code/phone-code.tsx';
import { usePortalClient } from '../../portal-client.ts';
import { salonTexts as texts } from './messages.ts';
import { sendSalonCode } from './salon-calls.ts';

/** The phone number that a visitor's seat is for, proven by a code. */
export function SeatPhone(props: Omit<PhoneCodeProps, 'scene' | 'label' | 'onSend' | 'onOtherWay'>) {
  const client = usePortalClient();
  const navigate = useNavigate();
  return (
    <PhoneCode
      {...props}
      scene="salon"
      label={texts.phone}
      onSend={(asked) => sendSalonCode(client, asked)}
      onOtherWay={() => void navigate(paths.customerService)}
    />
  );
}
