import type { qualification, showcase } from '@jianzhu/api-client/contract';
import { visitorOf } from '../content/visitor.ts';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { anyone, asBusiness, asMember, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { verifyLessonCertificate } from '../lesson/verify-certificate.ts';
import { findCertificate, listCertificates, verifyQualification } from './certificates.ts';
import { companyFacets } from './companies.ts';
import { revealContact } from './company-contact.ts';
import { findCompany } from './company-detail.ts';
import { cardsOf, countVisit, followCompany, followedIds, isFollowing, isShown } from './company-visitors.ts';

/** The showcase of companies, and who looks at them (domain rules 20). */
export function showcaseHandlers(database: Database): ContextHandlers<typeof showcase> {
  return {
    facets: anyone(({ query }) => database.withSession({}, (transaction) => companyFacets(transaction, query))),
    company: anyone(async ({ query }, context) => {
      const id = parseRecordId(query.id);
      const member = await context.whoAsks();
      const isMember = member !== undefined;
      const company = id && (await database.withSession({}, (transaction) => findCompany(transaction, id, isMember)));
      if (!company) return new Refusal('notFound');
      const isFollowed =
        member === undefined
          ? null
          : await database.withCredentials((transaction) => isFollowing(transaction, member.userId, company.id));
      return { ...company, isFollowed };
    }),
    view: anyone(async ({ body }, context) => {
      const id = parseRecordId(body.id);
      const viewCount =
        id && (await database.withBusiness(id, (transaction) => countVisit(transaction, id, visitorOf(context))));
      return viewCount === undefined ? new Refusal('notFound') : { viewCount };
    }),
    followed: asMember(async (_, { caller }) => {
      const ids = await database.withCredentials((transaction) => followedIds(transaction, caller.userId));
      return database.withSession({}, (transaction) => cardsOf(transaction, ids));
    }),
    follow: asMember(async ({ body }, { caller }) => {
      const id = parseRecordId(body.id);
      if (id === undefined || !(await database.withSession({}, (transaction) => isShown(transaction, id)))) {
        return new Refusal('notFound');
      }
      const asked = { id, isFollowed: body.isFollowed === 1 };
      return database.withCredentials((transaction) => followCompany(transaction, caller.userId, asked));
    }),
    reveal: asBusiness(({ body }, { caller }) => {
      const id = parseRecordId(body.bizId);
      return database.withSession(caller.session, async (transaction) =>
        id === undefined ? new Refusal('notFound') : revealContact(transaction, caller, id),
      );
    }),
  };
}

/** Certificates that companies show (domain rules 21). */
export function qualificationHandlers(database: Database): ContextHandlers<typeof qualification> {
  return {
    list: anyone(async ({ query }, context) => {
      const isMember = (await context.whoAsks()) !== undefined;
      return database.withSession({}, (transaction) => listCertificates(transaction, query, isMember));
    }),
    detail: anyone(async ({ query }, context) => {
      const id = parseRecordId(query.id);
      const isMember = (await context.whoAsks()) !== undefined;
      const found = id && (await database.withSession({}, (transaction) => findCertificate(transaction, id, isMember)));
      return found ?? new Refusal('notFound');
    }),
    verify: anyone(async ({ query: { number } }) => ({
      certificate:
        (await database.withSession({}, (transaction) => verifyQualification(transaction, number))) ??
        (await database.withCredentials((transaction) => verifyLessonCertificate(transaction, number))),
    })),
  };
}
