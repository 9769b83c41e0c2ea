import './tables.ts';
import { DEFAULT_BASE_TITLE, formatDate } from '@jianzhu/domain';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { PdfDocument } from '../pdf/pdf-document.ts';
import { fieldsOf, inForceOfCompany, openOfCompany } from './company-application.ts';
import { AUTHORIZATION_TEXTS as texts } from './messages.ts';

/** To be filled in by hand. */
const BLANK = '________________';

/**
 * The letter by which a company authorizes who hands its certification in, with the names of the application by now.
 * Identity numbers are written in by hand: nothing answers them. In the caller's session.
 */
export async function authorizationLetter(transaction: Transaction, businessId: string): Promise<PdfDocument> {
  const row = (await openOfCompany(transaction, businessId)) ?? (await inForceOfCompany(transaction, businessId));
  const fields = row && fieldsOf(row);
  const said = (text: string | undefined) => text || BLANK;
  const company = said(fields?.businessName);
  return {
    title: texts.title,
    author: DEFAULT_BASE_TITLE,
    foot: row === undefined ? DEFAULT_BASE_TITLE : `${texts.code} ${row.code}`,
    parts: [
      { kind: 'paragraph', text: texts.to(DEFAULT_BASE_TITLE) },
      { kind: 'paragraph', text: texts.authorizes(company) },
      {
        kind: 'facts',
        facts: [
          { term: texts.company, value: company },
          { term: texts.creditCode, value: said(fields?.creditCode) },
          { term: texts.legal, value: said(fields?.legalName) },
          { term: texts.agent, value: said(fields?.agentName) },
          { term: texts.agentIdCard, value: BLANK },
          { term: texts.agentPhone, value: said(fields?.agentPhone) },
        ],
      },
      { kind: 'paragraph', text: texts.duties },
      { kind: 'paragraph', text: texts.seal, align: 'right' },
      { kind: 'paragraph', text: texts.signature, align: 'right' },
      { kind: 'paragraph', text: formatDate((await readNow(transaction)).getTime()), align: 'right' },
    ],
  };
}
