import type { Point } from '@jianzhu/domain/shops';
import type { ShopBlockViews, ShopFact, ShopWay } from '@jianzhu/ui/shop';
import { conversationAddress } from '../chat/conversation-address.ts';
import * as paths from '../paths.ts';
import { gradeText } from '../record/certificate-grade.ts';
import { yuanText } from '../record/figures.ts';
import type { BlockSite, ShopFacts, ToView } from './block-views.ts';
import { shopTexts as texts } from './messages.ts';

type CompanyBlock = 'companyIntro' | 'qualificationWall' | 'caseList' | 'contact';

const said = (facts: readonly ShopFact[]): readonly ShopFact[] => facts.filter(({ value }) => value !== '');

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const aboutFacts = ({ regionName, mainCategories, contactName, phoneMasked }: ShopFacts) =>
  said([
    { term: texts.region, value: regionName },
    { term: texts.mainCategories, value: mainCategories.join('、') },
    { term: texts.contactName, value: contactName },
    { term: texts.phone, value: phoneMasked },
  ]);

const chatOf = ({ businessId }: BlockSite) => ({
  href: conversationAddress({ contact: { businessId } }),
  label: texts.chat,
});

/** The place on the public map, beyond the platform; points are in the coordinates of the platform's own map. */
const mapWay = ({ lng, lat }: Point, title: string, content: string): ShopWay => ({
  href: `https://api.map.baidu.com/marker?${new URLSearchParams({
    ...{ location: `${lat},${lng}`, title, content, coord_type: 'bd09ll', output: 'html' },
  })}`,
  label: texts.map,
  isOutside: true,
});

/** What the blocks about the company show (domain rules 14.2). */
export const companyBlockViews: { readonly [Type in CompanyBlock]: ToView<Type> } = {
  companyIntro: ({ source, text, image, showContact }, { intro, facts, businessId }) => ({
    paragraphs: source === 'custom' ? linesOf(text) : intro,
    image,
    facts: showContact ? aboutFacts(facts) : [],
    more: { href: `${paths.companyDetail}?id=${businessId}`, label: texts.companyMore },
  }),
  qualificationWall: ({ columns }, { found }) => ({
    certificates: found.certificates.map(({ id, categoryName, grade, expireDate }) => ({
      key: id,
      name: `${categoryName}${gradeText(grade)}`,
      note: expireDate === '' ? texts.lasting : texts.until(expireDate),
      picture: '',
      href: `${paths.qualificationDetail}?id=${id}`,
    })),
    columns,
  }),
  caseList: ({ items }) => ({
    items: items.map(({ image, name, date, amount }, place) => ({
      key: String(place),
      src: image,
      name,
      note: [date.slice(0, 7), amount === null ? '' : texts.yuan(yuanText(amount))].filter(Boolean).join('，'),
    })),
  }),
  contact: (props, site): ShopBlockViews['contact'] => ({
    facts: said([
      { term: texts.address, value: props.address || site.facts.address },
      { term: texts.workTime, value: props.workTime },
      { term: texts.phone, value: props.phone || site.facts.phoneMasked },
    ]),
    map: props.point === null ? null : mapWay(props.point, site.facts.name, props.address || site.facts.address),
    chat: props.showChat ? chatOf(site) : null,
  }),
};
