import { ButtonLink, Tag, type TagProps } from '@jianzhu/ui';
import { DetailPage } from '@jianzhu/ui/pages';
import { type Setting, SettingList } from '@jianzhu/ui/record';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import { DeviceList } from './device-list.tsx';
import { useFocusOnHeading } from './focus.ts';
import type { SecondFactor, Security } from './load-security.server.ts';
import { securityTexts as texts } from './messages.ts';
import { secondFactorTexts as secondTexts } from './second-factor-messages.ts';

interface Act {
  readonly text: string;
  readonly href: string;
}

interface Shown {
  readonly tone: NonNullable<TagProps['tone']>;
  readonly text: string;
}

function isSet(flag: boolean | undefined): Shown {
  if (flag === undefined) return { tone: 'warning', text: texts.unknown };
  return flag ? { tone: 'success', text: texts.isSet } : { tone: 'neutral', text: texts.notSet };
}

/** Who has a payment PIN is not known when the platform could not be asked: then nothing is offered. */
function payActs(hasPin: boolean | undefined): readonly Act[] {
  if (hasPin === undefined) return [];
  if (!hasPin) return [{ text: texts.set, href: `${paths.setPassword}?type=pay` }];
  return [
    { text: texts.change, href: `${paths.editPassword}?type=pay` },
    { text: texts.find, href: `${paths.refindPassword}?type=pay` },
  ];
}

function secondState(factor: SecondFactor | null): Shown {
  if (factor === null) return { tone: 'warning', text: texts.unknown };
  return factor.isOn ? { tone: 'success', text: secondTexts.on } : { tone: 'neutral', text: secondTexts.off };
}

function secondNote(factor: SecondFactor | null): string {
  if (factor === null || factor.isOn) return secondTexts.about;
  return factor.isRequired ? secondTexts.requiredHint : factor.isAdvised ? secondTexts.advisedHint : secondTexts.about;
}

/** 账户安全: passwords, phone number, and the devices that are logged in (domain rules 18.1). */
export function SecurityPage({ flags, devices, secondFactor }: Security) {
  useFocusOnHeading();
  const phoneMasked = useSession().userInfo?.phoneMasked ?? '';
  const settings = [
    settingOf('lock', texts.loginPassword, isSet(flags?.hasLoginPassword), texts.passwordHelp, [
      { text: texts.change, href: `${paths.editPassword}?type=login` },
      { text: texts.find, href: `${paths.refindPassword}?type=login` },
    ]),
    settingOf('shield', texts.payPassword, isSet(flags?.hasPayPassword), texts.payNote, payActs(flags?.hasPayPassword)),
    settingOf('user', texts.phone, null, phoneMasked, [
      { text: texts.change, href: `${paths.editPassword}?type=phone` },
    ]),
    settingOf(
      'qr-code',
      secondTexts.page,
      secondState(secondFactor),
      secondNote(secondFactor),
      secondFactor === null
        ? []
        : [{ text: secondFactor.isOn ? secondTexts.manage : secondTexts.turnOn, href: paths.secondFactor }],
    ),
    settingOf('building', texts.companies, null, texts.companiesNote, [
      { text: texts.manage, href: paths.ownCompanies },
    ]),
  ];
  return (
    <DetailPage
      title={texts.page}
      path={[{ name: wayTexts.centre, href: paths.personalCenter }, { name: texts.page }]}
      sections={[
        { key: 'account', title: texts.ways, content: <SettingList settings={settings} /> },
        { key: 'devices', title: texts.devices, content: <DeviceList devices={devices} /> },
      ]}
    />
  );
}

function settingOf(
  icon: NonNullable<Setting['icon']>,
  name: string,
  shown: Shown | null,
  note: string,
  acts: readonly Act[],
): Setting {
  return {
    key: name,
    name,
    icon,
    state: shown && <Tag tone={shown.tone}>{shown.text}</Tag>,
    note,
    actions:
      acts.length > 0 &&
      acts.map(({ text, href }) => (
        <ButtonLink key={href} variant="line" size="compact" href={href} aria-label={text + name}>
          {text}
        </ButtonLink>
      )),
  };
}
