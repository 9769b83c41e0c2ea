import type { Contract } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { answerQuestion, askQuestion, refuseAsker } from './ask-and-answer.ts';
import { listQuestions } from './questions.ts';

/** Questions about inquiries and tenders, and their answers (domain rules 3.12). */
export function clarificationHandlers(database: Database): ContextHandlers<Contract['clarification']> {
  return {
    list: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, (transaction) => listQuestions(transaction, caller, query)),
    ),
    // Whether the record may be read is for the session to say; the notices of the other side it may not write.
    add: asBusiness(async ({ body }, { caller, once }) => {
      const refused = await database.withSession(caller.session, (transaction) =>
        refuseAsker(transaction, caller, body),
      );
      if (refused !== undefined) return refused;
      return database.withWorker((transaction) => once(transaction, () => askQuestion(transaction, caller, body)));
    }),
    reply: asBusiness(({ body }, { caller, once }) =>
      database.withWorker((transaction) => once(transaction, () => answerQuestion(transaction, caller, body))),
    ),
  };
}
