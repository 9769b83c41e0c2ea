import '../content/tables.ts';
import type { operator } from '@jianzhu/api-client/contract';
import { parseDateTime } from '@jianzhu/domain';
import { checkVersion } from '@jianzhu/domain/records';
import { sql } from 'kysely';
import { leaveEvent } from '../audit/pending-event.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { asOperator, type ContextHandlers } from '../http/handler.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { findRecord } from '../record/find-record.ts';
import { nameAct } from './act.ts';
import { OPERATOR_MESSAGES } from './messages.ts';

type Calls = Pick<ContextHandlers<typeof operator>, 'banners' | 'saveBanner' | 'orderBanners' | 'showBanner'>;

/** The banners of the home page. */
export function bannerCalls(database: Database): Calls {
  return {
    banners: asOperator(({ query }) =>
      database.withWorker(async (transaction) => {
        let rows = transaction.selectFrom('banner').selectAll().orderBy('place').orderBy('sort').orderBy('id');
        if (query.place !== undefined) rows = rows.where('place', '=', Number(query.place));
        const found = await rows.execute();
        return found.map((row) => ({
          id: row.id,
          place: String(row.place),
          title: row.title,
          image: row.image,
          appImage: row.app_image,
          link: row.link,
          target: row.target,
          beginTime: timeText(row.begin_time),
          endTime: timeText(row.end_time),
          sort: row.sort,
          isShown: row.is_shown,
          version: row.version,
        }));
      }),
    ),
    saveBanner: asOperator(({ body }, context) =>
      database.withWorker((transaction) =>
        context.once(transaction, async () => {
          const [begin, end] = [timeOf(body.beginTime), timeOf(body.endTime)];
          if (begin && end && end <= begin) return refuseField('endTime', OPERATOR_MESSAGES.periodOrder);
          const before = body.id === undefined ? undefined : await findRecord(transaction, 'banner', body.id, 'lock');
          if (before instanceof Refusal) return before;
          if (before !== undefined && checkVersion(before.version, body.version ?? 0) !== null) {
            return new Refusal('versionConflict');
          }
          const place = Number(body.place);
          const values = {
            place,
            title: body.title,
            image: body.image,
            app_image: body.appImage,
            link: body.link,
            target: body.target,
            begin_time: begin,
            end_time: end,
          };
          const row =
            before === undefined
              ? await transaction
                  .insertInto('banner')
                  .values({ ...values, sort: await placeAfterLast(transaction, place) })
                  .returning(['id', 'version'])
                  .executeTakeFirstOrThrow()
              : await transaction
                  .updateTable('banner')
                  .set({ ...values, version: sql<number>`version + 1` })
                  .where('id', '=', before.id)
                  .returning(['id', 'version'])
                  .executeTakeFirstOrThrow();
          const record = { kind: 'banner', id: row.id, name: body.title };
          nameAct(context, { record });
          return row;
        }),
      ),
    ),
    orderBanners: asOperator(({ body: { place, ids } }, context) =>
      database.withWorker(async (transaction) => {
        const rows = await transaction
          .selectFrom('banner')
          .select('id')
          .where('place', '=', Number(place))
          .forUpdate()
          .execute();
        const known = new Set(rows.map(({ id }) => id));
        const isWhole =
          ids.length === known.size && new Set(ids).size === ids.length && ids.every((id) => known.has(id));
        if (!isWhole) return refuseField('ids', OPERATOR_MESSAGES.orderIncomplete);
        for (const [sort, id] of ids.entries()) {
          await transaction.updateTable('banner').set({ sort }).where('id', '=', id).execute();
        }
        const record = { kind: 'banner', name: place };
        nameAct(context, { record, detail: { ids } });
        return null;
      }),
    ),
    showBanner: asOperator(({ body }, context) =>
      database.withWorker(async (transaction) => {
        const banner = await findRecord(transaction, 'banner', body.id, 'lock');
        if (banner instanceof Refusal) return banner;
        const isShown = body.isShown === 1;
        if (banner.is_shown === isShown) {
          leaveEvent();
          return null;
        }
        await transaction
          .updateTable('banner')
          .set({ is_shown: isShown, version: sql<number>`version + 1` })
          .where('id', '=', banner.id)
          .execute();
        const record = { kind: 'banner', id: banner.id, name: banner.title };
        nameAct(context, { record, detail: { isShown } });
        return null;
      }),
    ),
  };
}

/** The contract has looked at the form. */
function timeOf(text: string): Date | null {
  const time = text === '' ? null : parseDateTime(text);
  return time === null ? null : new Date(time);
}

async function placeAfterLast(transaction: Transaction, place: number): Promise<number> {
  const { last } = await transaction
    .selectFrom('banner')
    .select((of) => of.fn.max('sort').as('last'))
    .where('place', '=', place)
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}
