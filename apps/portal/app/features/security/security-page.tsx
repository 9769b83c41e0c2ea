import { ButtonLink } from '@jianzhu/ui';
import { DetailPage } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { Fragment, type ReactNode } from 'react';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import { DeviceList } from './device-list.tsx';
import { useFocusOnHeading } from './focus.ts';
import type { SecondFactor, Security } from './load-security.server.ts';
import { securityTexts as texts } from './messages.ts';
import { secondFactorTexts as secondTexts } from './second-factor-messages.ts';

interface Card {
  readonly name: string;
  readonly state: string;
  readonly acts: readonly { readonly text: string; readonly href: string }[];
}

const isSet = (flag: boolean | undefined) => (flag === undefined ? texts.unknown : flag ? texts.isSet : texts.notSet);

/** Who has a payment PIN is not known when the platform could not be asked: then nothing is offered. */
function payActs(hasPin: boolean | undefined): Card['acts'] {
  if (hasPin === undefined) return [];
  if (!hasPin) return [{ text: texts.set, href: `${paths.setPassword}?type=pay` }];
  return [
    { text: texts.change, href: `${paths.editPassword}?type=pay` },
    { text: texts.find, href: `${paths.refindPassword}?type=pay` },
  ];
}

function secondState(factor: SecondFactor | null): string {
  if (factor === null) return texts.unknown;
  if (factor.isOn) return secondTexts.on;
  const hint = factor.isRequired ? secondTexts.requiredHint : factor.isAdvised ? secondTexts.advisedHint : undefined;
  return hint === undefined ? secondTexts.off : `${secondTexts.off}，${hint}`;
}

/** 账户安全: passwords, phone number, and the devices that are logged in (domain rules 18.1). */
export function SecurityPage({ flags, devices, secondFactor }: Security) {
  useFocusOnHeading();
  const phoneMasked = useSession().userInfo?.phoneMasked ?? '';
  const cards: readonly Card[] = [
    {
      name: texts.loginPassword,
      state: isSet(flags?.hasLoginPassword),
      acts: [
        { text: texts.change, href: `${paths.editPassword}?type=login` },
        { text: texts.find, href: `${paths.refindPassword}?type=login` },
      ],
    },
    {
      name: texts.payPassword,
      state: isSet(flags?.hasPayPassword),
      acts: payActs(flags?.hasPayPassword),
    },
    {
      name: texts.phone,
      state: phoneMasked,
      acts: [{ text: texts.change, href: `${paths.editPassword}?type=phone` }],
    },
    {
      name: secondTexts.page,
      state: secondState(secondFactor),
      acts:
        secondFactor === null
          ? []
          : [{ text: secondFactor.isOn ? secondTexts.manage : secondTexts.turnOn, href: paths.secondFactor }],
    },
  ];
  return (
    <DetailPage
      title={texts.page}
      path={[{ name: wayTexts.centre, href: paths.personalCenter }, { name: texts.page }]}
      sections={[
        { key: 'account', title: texts.page, content: <Cards cards={cards} /> },
        { key: 'devices', title: texts.devices, content: <DeviceList devices={devices} /> },
      ]}
    />
  );
}

function Cards({ cards }: { readonly cards: readonly Card[] }): ReactNode {
  const items = cards.map(({ name, state, acts }) => ({
    term: name,
    value: (
      <>
        {state}{' '}
        {acts.map(({ text, href }) => (
          <Fragment key={href}>
            {' '}
            <ButtonLink variant="line" size="compact" href={href} aria-label={text + name}>
              {text}
            </ButtonLink>
          </Fragment>
        ))}
      </>
    ),
  }));
  return <DescriptionList columns={1} items={items} />;
}
