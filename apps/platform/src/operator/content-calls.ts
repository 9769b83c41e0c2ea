import '../content/tables.ts';
import '../platform-config/tables.ts';
import type { operator } from '@jianzhu/api-client/contract';
import { APP_ADDRESS_KEYS, APP_DICTIONARIES, isAppAddress } from '@jianzhu/domain';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { asOperator, type ContextHandlers } from '../http/handler.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { nameAct } from './act.ts';
import { cleanContent } from './clean-content.ts';
import { OPERATOR_MESSAGES } from './messages.ts';

type Calls = Pick<
  ContextHandlers<typeof operator>,
  'legalTexts' | 'publishLegalText' | 'dictionaries' | 'saveDictionary'
>;

const appDictionaries: ReadonlySet<string> = new Set(Object.values(APP_DICTIONARIES));

/** The key of an app's dictionary whose address leads to no download; without an address there is no download yet. */
function wrongAddress(
  code: string,
  tree: readonly { readonly dictKey: string; readonly dictValue: string }[],
): string | undefined {
  if (!appDictionaries.has(code)) return undefined;
  return APP_ADDRESS_KEYS.find((key) =>
    tree.some(({ dictKey, dictValue }) => dictKey === key && dictValue !== '' && !isAppAddress(dictValue)),
  );
}

/** A code that was mistyped would make a dictionary that no page reads. */
async function hasDictionary(transaction: Transaction, code: string): Promise<boolean> {
  const row = await transaction.selectFrom('dictionary').select('code').where('code', '=', code).executeTakeFirst();
  return row !== undefined;
}

/** Legal texts with their versions, and the dictionaries. */
export function contentCalls(database: Database): Calls {
  return {
    legalTexts: asOperator(() =>
      database.withWorker(async (transaction) => {
        const rows = await transaction
          .selectFrom('legal_text')
          .select(['code', 'version', 'title', 'effective_date', 'published_at'])
          .orderBy('code')
          .orderBy('version', 'desc')
          .execute();
        return rows.map(({ effective_date, published_at, ...row }) => ({
          ...row,
          effectiveDate: effective_date,
          publishTime: timeText(published_at),
        }));
      }),
    ),
    publishLegalText: asOperator(({ body }, context) =>
      database.withWorker((transaction) =>
        context.once(transaction, async () => {
          const { code, title, effectiveDate } = body;
          const content = await cleanContent(transaction, body.content);
          if (content instanceof Refusal) return content;
          await lockText(transaction, `legal text ${code}`);
          const last = await transaction
            .selectFrom('legal_text')
            .select(['version', 'effective_date'])
            .where('code', '=', code)
            .orderBy('version', 'desc')
            .limit(1)
            .executeTakeFirst();
          // Of two in force the newer counts: an earlier day would put both in force at once.
          if (last !== undefined && effectiveDate < last.effective_date) {
            return refuseField('effectiveDate', OPERATOR_MESSAGES.legalDate);
          }
          const version = (last?.version ?? 0) + 1;
          await transaction
            .insertInto('legal_text')
            .values({ code, version, title, content, effective_date: effectiveDate })
            .execute();
          const record = { kind: 'legalText', id: `${code} ${version}`, name: title };
          nameAct(context, { record, detail: { effectiveDate } });
          return { code, version };
        }),
      ),
    ),
    dictionaries: asOperator(() =>
      database.withWorker(async (transaction) => {
        const rows = await transaction
          .selectFrom('dictionary')
          .select(['code', 'updated_at', sql<number>`jsonb_array_length(tree)`.as('entryCount')])
          .orderBy('code')
          .execute();
        return rows.map(({ updated_at, ...row }) => ({ ...row, updateTime: timeText(updated_at) }));
      }),
    ),
    saveDictionary: asOperator(({ body: { code, tree, isNew } }, context) =>
      database.withWorker(async (transaction) => {
        const wrong = wrongAddress(code, tree);
        if (wrong !== undefined) return refuseField('tree', OPERATOR_MESSAGES.appAddress(wrong));
        const isKnown = isNew === 1 || (await hasDictionary(transaction, code));
        if (!isKnown) return refuseField('code', OPERATOR_MESSAGES.noDictionary(code));
        const written = { tree: JSON.stringify(tree), updated_at: new Date() };
        await transaction
          .insertInto('dictionary')
          .values({ code, ...written })
          .onConflict((conflict) => conflict.column('code').doUpdateSet(written))
          .execute();
        const record = { kind: 'dictionary', id: code };
        nameAct(context, { record, detail: { entries: tree.length } });
        return null;
      }),
    ),
  };
}
