import { procurementRules } from '../../attachment/procurement-rules.ts';
import { SavedFiles } from '../../record/saved-files.tsx';
import { DepositCard } from './deposit-card.tsx';
import type { SignUpPart } from './load-sign-up-part.server.ts';
import { signUpTexts as texts } from './messages.ts';
import { OwnBid } from './own-bid.tsx';
import { type ParticipatingTender, Participation } from './participation.tsx';
import { SignUpReview } from './sign-up-review.tsx';

interface Found {
  readonly tender: ParticipatingTender | null;
  readonly part: SignUpPart;
  readonly officeViewer: string | null;
}

const nothing = { sections: [], acts: null, deposit: null, ownBid: null };

/** What signing up adds to the detail of a tender, for the side that looks at it. */
export function signUpParts({ tender, part, officeViewer }: Found) {
  if (tender === null) return nothing;
  if (part?.side === 'buyer') {
    const content = <SignUpReview tender={tender} part={part} officeViewer={officeViewer} />;
    return { ...nothing, sections: [{ key: 'sign-ups', title: texts.review.section, content }] };
  }
  const docs = part?.docs ?? [];
  const files = (
    <SavedFiles
      name={`given-docs-${tender.id}`}
      label={texts.docs.table}
      rules={procurementRules.tender}
      saved={docs}
      officeViewer={officeViewer}
    />
  );
  return {
    ...nothing,
    sections: docs.length === 0 ? [] : [{ key: 'docs', title: texts.docs.section, content: files }],
    ...(tender.supplier && {
      acts: <Participation tender={tender} />,
      deposit: <DepositCard tender={tender} />,
      ownBid: tender.supplier.signUp && <OwnBid tender={tender} />,
    }),
  };
}
