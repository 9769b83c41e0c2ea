import type { CompanyCard, DictionaryEntry, District } from '@jianzhu/domain';
import type { EnterpriseStyleData } from '@jianzhu/ui/home';
import * as paths from '../../paths.ts';
import { countText } from '../../record/figures.ts';

const featuredCount = 3;
const wallCount = 12;

/** Companies asked for: enough for the featured ones and the wall. */
export const companyCount = 24;

export interface EnterpriseStyleAnswers {
  readonly companies: readonly CompanyCard[];
  readonly total: number;
  readonly districts: readonly District[];
  /** The dictionary business_label: key and name of each label of a company. */
  readonly labels: readonly DictionaryEntry[];
  /** The dictionary industry_member_area: address and name of each entry. */
  readonly memberArea: readonly DictionaryEntry[];
}

/** The enterprise-style section as it is shown. */
export function enterpriseStyleData({
  companies,
  total,
  districts,
  labels,
  memberArea,
}: EnterpriseStyleAnswers): EnterpriseStyleData {
  const href = ({ id }: CompanyCard) => `${paths.companyDetail}?id=${id}`;
  return {
    companyCountText: countText(total),
    ways: [
      {
        name: '按地区查看',
        links: districts.map(({ code, name, siteUrl, companyCount: count }) => ({
          href: siteUrl || `${paths.companyMore}?cityCode=${code}`,
          name,
          countText: countText(count),
        })),
      },
      {
        name: '企业标签',
        links: labels.map(({ dictKey, dictValue }) => ({
          href: `${paths.companyMore}?${new URLSearchParams({ label: dictKey })}`,
          name: dictValue,
        })),
      },
      { name: '会员专区', links: memberArea.map(({ dictKey, dictValue }) => ({ href: dictKey, name: dictValue })) },
    ],
    featured: companies
      .filter(({ image }) => image)
      .slice(0, featuredCount)
      .map((company) => ({
        href: href(company),
        name: company.name,
        qualification: company.qualification,
        summary: company.highlight,
        imageUrl: company.image,
      })),
    wall: companies
      .filter(({ logo }) => logo)
      .slice(0, wallCount)
      .map((company) => ({ href: href(company), name: company.shortName, logoUrl: company.logo })),
  };
}
