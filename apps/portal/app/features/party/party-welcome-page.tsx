import type { ArticleSummary } from '@jianzhu/domain';
import { PartyShelf, PartyTiles } from '@jianzhu/ui/party';
import * as paths from '../../paths.ts';
import type { PartyModule } from './load-party.server.ts';
import { partyTexts as texts } from './messages.ts';
import { moduleAddress, moreAddress } from './party-address.ts';
import { PartyFrame } from './party-frame.tsx';
import { partyRow } from './party-row.ts';

export interface PartyWelcomePageProps {
  readonly name: string;
  readonly modules: readonly PartyModule[];
  /** Of the whole section, the newest first. */
  readonly newest: readonly ArticleSummary[];
}

/** 党建园地: the ways into party building (domain rules 23). */
export function PartyWelcomePage({ name, modules, newest }: PartyWelcomePageProps) {
  return (
    <PartyFrame name={name} places={[{ name: texts.section, href: paths.partyNewsList }, { name }]}>
      <PartyTiles
        label={texts.modules}
        links={modules.map((each) => ({ key: each.modulecode, name: each.name, href: moduleAddress(each.modulecode) }))}
      />
      {newest.length > 0 && (
        <PartyShelf title={texts.newest} rows={newest.map(partyRow)} more={{ text: texts.more, href: moreAddress() }} />
      )}
    </PartyFrame>
  );
}
