import type { Terminal } from '@jianzhu/domain/shops';
import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { StandingRecord } from '../../record/standing-record.tsx';
import type { OwnPage, ShopSettings } from './decoration-calls.ts';
import { DecorationEditor } from './decoration-editor.tsx';

export interface DecorationPageProps {
  readonly terminal: Terminal;
  readonly loaded: LoadedRecord<OwnPage>;
  readonly settings: ShopSettings | null;
}

/** 店铺装修 (domain rules 14.3): one page of the shop, of the terminal that the address names. */
export function DecorationPage({ terminal, loaded, settings }: DecorationPageProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.personalCenter}>
      {(page) => <DecorationEditor key={terminal} page={page} settings={settings} />}
    </StandingRecord>
  );
}
