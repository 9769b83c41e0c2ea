import { SHELF_MESSAGES, SHELF_STATUS, type ShelfMachine } from '@jianzhu/domain/shelves';
import { Button, ButtonLink } from '@jianzhu/ui';
import { DetailPage } from '@jianzhu/ui/pages';
import type { ComponentProps } from 'react';
import { useRevalidator } from 'react-router';
import { useRecordNews } from '../live/use-record-news.ts';
import { useMemberHead } from '../navigation/use-member-page.ts';
import { usePortalClient } from '../portal-client.ts';
import { LogTimeline } from '../record/log-timeline.tsx';
import { LostAct } from '../record/lost-act.tsx';
import { useAct } from '../record/use-act.ts';
import { shelfTexts as texts } from './messages.ts';
import type { ShelfCaller, ShelfRecord } from './shelf-calls.ts';
import { ShelfSaid, type ShelfSaidProps } from './shelf-said.tsx';
import { ShelfStatusTag } from './shelf-status.tsx';

export interface ShelfViewProps {
  readonly record: ShelfSaidProps['record'] & Pick<ComponentProps<typeof LogTimeline>, 'logs'>;
  readonly machine: ShelfMachine;
  readonly labelOf: ShelfSaidProps['labelOf'];
  readonly hrefs: { readonly list: string; readonly edit: string; readonly shown: string };
  readonly calls: ShelfCaller;
  readonly sections: ComponentProps<typeof DetailPage>['sections'];
}

/** One record of the shelf with what may be done to it now. */
export function ShelfView({ record, machine, labelOf, hrefs, calls, sections }: ShelfViewProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const act = useAct();
  const { revalidate } = useRevalidator();
  useRecordNews('review', revalidate);
  const { id, version } = record;
  const seen = { id, version };
  const may = (name: string) => record.allowedActions.includes(name);
  const acts = [
    ['withdraw', texts.withdraw, SHELF_MESSAGES.withdrawn, async () => (await calls(client)).withdraw({ body: seen })],
    ['discard', texts.discard, SHELF_MESSAGES.discarded, async () => (await calls(client)).discard({ body: seen })],
    [
      'takeOff',
      texts.takeOff,
      SHELF_MESSAGES.unshelved,
      async () => (await calls(client)).shelf({ body: { ...seen, on: 0 } }),
    ],
    [
      'putOn',
      texts.putOn,
      SHELF_MESSAGES.shelved,
      async () => (await calls(client)).shelf({ body: { ...seen, on: 1 } }),
    ],
  ] as const;
  const submit = () =>
    act.run('submit', async (idempotencyKey) => {
      await (await calls(client)).submit({ body: seen }, { idempotencyKey });
      return SHELF_MESSAGES.submitted;
    });
  return (
    <DetailPage
      {...head}
      status={<ShelfStatusTag machine={machine} status={record.status} />}
      actions={
        <>
          <ButtonLink variant="line" size="regular" href={hrefs.list}>
            {texts.back}
          </ButtonLink>
          {record.standing === SHELF_STATUS.onShelf && (
            <ButtonLink variant="line" size="regular" href={hrefs.shown}>
              {texts.preview}
            </ButtonLink>
          )}
          {acts
            .filter(([name]) => may(name))
            .map(([name, label, done, send]) => (
              <Button
                key={name}
                variant="line"
                size="regular"
                pending={act.isBusy(name)}
                onClick={() =>
                  void act.run(name, async () => {
                    await send();
                    return done;
                  })
                }
              >
                {label}
              </Button>
            ))}
          {may('edit') && (
            <ButtonLink variant="line" size="regular" href={hrefs.edit}>
              {texts.edit}
            </ButtonLink>
          )}
          {may('submit') && (
            <Button size="regular" pending={act.isBusy('submit')} onClick={() => void submit()}>
              {texts.submit}
            </Button>
          )}
        </>
      }
      sections={[
        {
          key: 'said',
          title: texts.facts,
          content: (
            <>
              {act.lost && <LostAct lost={act.lost} />}
              <ShelfSaid record={record} labelOf={labelOf} />
              {sections[0]?.content}
            </>
          ),
        },
        ...sections.slice(1),
        { key: 'log', title: texts.log, content: <LogTimeline logs={record.logs} names={texts.logs} /> },
      ]}
    />
  );
}

/** Facts of a record in one line each, for its first section. */
export const commonFacts = (record: ShelfRecord) => [
  { term: texts.columns.title, value: record.title, wide: true },
  { term: texts.columns.code, value: record.code || texts.none },
  { term: texts.columns.updateTime, value: record.updateTime },
  { term: texts.columns.publishTime, value: record.publishTime || texts.none },
];
