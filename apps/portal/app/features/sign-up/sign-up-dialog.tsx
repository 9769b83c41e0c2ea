import { statusLook } from '@jianzhu/domain/records';
import { signUpMachine } from '@jianzhu/domain/sign-ups';
import { Button } from '@jianzhu/ui';
import { Dialog } from '@jianzhu/ui/dialog';
import { SectionParts } from '@jianzhu/ui/pages';
import { type Description, DescriptionList, StatusTag } from '@jianzhu/ui/record';
import { useMemo } from 'react';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { SavedFiles } from '../../record/saved-files.tsx';
import { signUpTexts } from './messages.ts';
import type { SignUpRow } from './sign-up-calls.ts';
import { lettersOf } from './sign-up-letters.ts';

const { review: texts } = signUpTexts;
const { facts: terms } = texts;

export interface SignUpDialogProps {
  readonly row: SignUpRow;
  readonly officeViewer: string | null;
  readonly onClose: () => void;
}

/** All that a company has signed up with, for the buyer who decides (domain rules 5.9). */
export function SignUpDialog({ row, officeViewer, onClose }: SignUpDialogProps) {
  // Made once: widgets compare what they are given.
  const files = useMemo(() => lettersOf(row), [row]);
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={row.businessName}
      actions={
        <Button size="regular" onClick={onClose}>
          {texts.shut}
        </Button>
      }
    >
      <SectionParts>
        <DescriptionList items={factsOf(row)} />
        <SavedFiles
          name={`letter-of-${row.id}`}
          label={signUpTexts.letter}
          rules={procurementRules.tender}
          saved={files}
          officeViewer={officeViewer}
        />
      </SectionParts>
    </Dialog>
  );
}

function factsOf(row: SignUpRow): readonly Description[] {
  const look = statusLook(signUpMachine, row.status);
  const members = row.consortium.map(({ businessName, share }) => texts.part(businessName, share));
  return [
    { term: terms.code, value: row.code },
    { term: terms.status, value: <StatusTag look={look} /> },
    { term: terms.contact, value: row.contactName },
    { term: terms.phone, value: row.contactPhone },
    { term: terms.email, value: row.email || texts.none },
    { term: terms.person, value: row.authorizedPerson },
    { term: terms.time, value: row.submitTime },
    { term: terms.audit, value: row.isSilent ? texts.silent : row.auditTime || texts.none },
    { term: terms.qualifications, value: row.qualificationNames.join('、') || texts.none, wide: true },
    ...(members.length === 0 ? [] : [{ term: signUpTexts.consortium, value: members.join('、'), wide: true }]),
    ...(row.rejectReason === '' ? [] : [{ term: terms.reason, value: row.rejectReason, wide: true }]),
  ];
}
