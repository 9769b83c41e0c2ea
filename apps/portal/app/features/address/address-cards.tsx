import { ADDRESS_TAGS } from '@jianzhu/domain/addresses';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import { ButtonLink, EmptyState, ErrorPanel, Tag } from '@jianzhu/ui';
import { ChoiceCards } from '@jianzhu/ui/choice-cards';
import { ActionBar, DetailPage } from '@jianzhu/ui/pages';
import { useState } from 'react';
import { useLocation, useRevalidator, useSearchParams } from 'react-router';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import type { LoadedList } from '../../record/load-list.server.ts';
import { useMay } from '../../session/use-may.ts';
import type { AddressPage, AddressRow } from './address-calls.ts';
import { addressTexts as texts } from './messages.ts';
import { wayBack, withChosen, withWayBack } from './way-back.ts';

const cardOf = ({ id, receiver, phoneMasked, regionText, detail, siteName, tag, isDefault }: AddressRow) => ({
  value: id,
  title: `${receiver} ${phoneMasked}`,
  content: (
    <>
      <span>{regionText}</span>
      <span>{siteName === '' ? detail : `${detail}（${siteName}）`}</span>
      <span>
        {isDefault === 1 && <Tag tone="brand">{texts.isDefault}</Tag>}{' '}
        {tag !== null && <Tag tone="outline">{dictionaryLabel(ADDRESS_TAGS, tag)}</Tag>}
      </span>
    </>
  ),
});

/** The delivery addresses to choose one from, for the page that asked. */
export function AddressCards({ loaded }: { readonly loaded: LoadedList<AddressPage> }) {
  const head = useMemberHead();
  const may = useMay();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const back = wayBack(query, paths.addInquirySheet);
  const rows = loaded.kind === 'ready' ? loaded.list.records : [];
  const wanted = [query.get('addressId'), rows.find(({ isDefault }) => isDefault === 1)?.id];
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = [picked, ...wanted].find((id) => rows.some((row) => row.id === id)) ?? null;

  const add = may('address_add') && (
    <ButtonLink variant="line" size="regular" href={withWayBack(paths.addressModify, pathname + search)}>
      {texts.add}
    </ButtonLink>
  );

  function content() {
    if (loaded.kind === 'failed') return <ErrorPanel onRetry={() => void revalidate()} />;
    if (rows.length === 0) return <EmptyState title={texts.empty} text={texts.emptyHint} action={add} />;
    return <ChoiceCards label={texts.entity} cards={rows.map(cardOf)} value={chosen} onChange={setPicked} />;
  }

  return (
    <>
      <DetailPage
        {...head}
        actions={rows.length > 0 && add}
        sections={[{ key: 'addresses', title: texts.entity, content: content() }]}
      />
      <ActionBar note={rows.length > 0 && chosen === null && texts.chooseFirst}>
        <ButtonLink variant="line" href={back}>
          {texts.cancel}
        </ButtonLink>
        {chosen !== null && <ButtonLink href={withChosen(back, chosen)}>{texts.use}</ButtonLink>}
      </ActionBar>
    </>
  );
}
