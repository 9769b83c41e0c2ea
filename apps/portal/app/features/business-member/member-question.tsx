import { EditMember } from './edit-member.tsx';
import type { MemberChoices, MemberRow } from './member-calls.ts';
import { RemoveMember } from './remove-member.tsx';
import { TransferOwner } from './transfer-owner.tsx';

/** An act on a member that asks for more than whether it is meant. */
export interface MemberQuestion {
  readonly kind: 'update' | 'remove' | 'transfer';
  readonly member: MemberRow;
  readonly choices: MemberChoices;
  /** What a colleague would take over. */
  readonly belongings: readonly { readonly label: string; readonly count: number }[];
}

const DIALOGS = { update: EditMember, remove: RemoveMember, transfer: TransferOwner } as const;

/** The dialog of a question, loaded with the first one. */
export default function MemberDialogs({
  question: { kind, ...question },
  onClose,
}: {
  readonly question: MemberQuestion;
  readonly onClose: () => void;
}) {
  const Dialog = DIALOGS[kind];
  return <Dialog {...question} onClose={onClose} />;
}
