import partyArt from '@jianzhu/ui/art/party-banner.svg?no-inline';
import { PartyPage, type PartyPageProps } from '@jianzhu/ui/party';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { partyTexts as texts } from './messages.ts';

export interface PartyFrameProps extends Pick<PartyPageProps, 'modules' | 'children'> {
  /** Of the page, by the table of pages. */
  readonly name: string;
  /** Between home and the page, itself included. */
  readonly places: PartyPageProps['path'];
}

/** The banner and the way of a page of party building. */
export function PartyFrame({ name, places, ...page }: PartyFrameProps) {
  return (
    <PartyPage
      title={name}
      slogan={texts.slogan}
      artSrc={partyArt}
      path={[{ name: wayTexts.home, href: paths.home }, ...places]}
      {...page}
    />
  );
}
