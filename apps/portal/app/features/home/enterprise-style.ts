import type { CompanyCard, District } from '@jianzhu/domain';
import type { EnterpriseStyleData } from '@jianzhu/ui/home';
import * as paths from '../../paths.ts';
import { countText } from './figures.ts';

const featuredCount = 3;
const wallCount = 12;

/** Companies asked for: enough for the featured ones and the wall. */
export const companyCount = 24;

/** The enterprise-style section as it is shown. */
export function enterpriseStyleData(
  companies: readonly CompanyCard[],
  total: number,
  districts: readonly District[],
): EnterpriseStyleData {
  const href = ({ id }: CompanyCard) => `${paths.companyDetail}?id=${id}`;
  return {
    companyCountText: countText(total),
    districts: districts.map(({ code, name, siteUrl, companyCount: count }) => ({
      href: siteUrl || `${paths.companyMore}?cityCode=${code}`,
      name,
      countText: countText(count),
    })),
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
