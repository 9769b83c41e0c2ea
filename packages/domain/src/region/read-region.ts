import type { Region } from '../form/region.ts';

/** A division and those below it. */
export interface Division {
  readonly code: string;
  readonly name: string;
  readonly children?: readonly Division[] | undefined;
}

/** Where in a text a region stands. */
export interface FoundRegion {
  readonly region: Region;
  readonly start: number;
  readonly end: number;
}

interface District {
  readonly region: Region;
  readonly cityForms: readonly string[];
  readonly provinceForms: readonly string[];
  /** No other district of the country is called the same. */
  readonly isUnique: boolean;
}

const KIND = /(?:特别行政区|自治区|自治州|自治县|地区|省|市|盟)$/;
const NATION = /(?:(?:壮|回|藏|朝鲜|蒙古|维吾尔|哈萨克|柯尔克孜|彝|白|傣|苗|侗|布依|土家|羌|黎|傈僳|景颇|哈尼)族?)+$/;

/** As people write it: whole, without what every such name ends with (内蒙古), and without whose land it is (广西). */
function formsOf(name: string): string[] {
  const short = name.replace(KIND, '');
  const forms = [name, short, ...(short === name ? [] : [short.replace(NATION, '')])];
  return [...new Set(forms)].filter((form) => form.length > 1);
}

/** Makes a reader of regions in texts; the province, the city or both may be missing where the district is clear. */
export function regionReader(tree: readonly Division[]): (text: string) => FoundRegion | null {
  const districts = listDistricts(tree);
  return (text) => {
    let best: (FoundRegion & { readonly parts: number }) | null = null;
    let isTie = false;
    for (const district of districts) {
      const found = findDistrict(text, district);
      if (found === null || (best !== null && found.parts < best.parts)) continue;
      // The first of equals; two at one place leave it open which one is meant.
      const isSame = best !== null && found.parts === best.parts;
      if (isSame && best !== null && isBehind(found, best)) continue;
      isTie = isSame && found.start === best?.start && found.end === best.end;
      if (!isTie) best = found;
    }
    return isTie ? null : best;
  };
}

/** Farther back, or a shorter name at the same place. */
const isBehind = (one: FoundRegion, other: FoundRegion): boolean =>
  one.start > other.start || (one.start === other.start && one.end < other.end);

function listDistricts(tree: readonly Division[]): District[] {
  const names = new Map<string, number>();
  const all = tree.flatMap((province) =>
    (province.children ?? []).flatMap((city) =>
      (city.children ?? []).map((district) => ({ province, city, district })),
    ),
  );
  for (const { district } of all) names.set(district.name, (names.get(district.name) ?? 0) + 1);
  return all.map(({ province, city, district }) => ({
    region: {
      ...{ provinceCode: province.code, provinceName: province.name },
      ...{ cityCode: city.code, cityName: city.name },
      ...{ districtCode: district.code, districtName: district.name },
    },
    cityForms: formsOf(city.name),
    provinceForms: formsOf(province.name),
    isUnique: names.get(district.name) === 1,
  }));
}

/** The best place of a district in a text: the more of what is above it stands before it, the better. */
function findDistrict(text: string, district: District): (FoundRegion & { readonly parts: number }) | null {
  const { districtName } = district.region;
  let best: (FoundRegion & { readonly parts: number }) | null = null;
  for (let at = text.indexOf(districtName); at >= 0; at = text.indexOf(districtName, at + 1)) {
    const city = stripEnd(text, at, district.cityForms);
    const province = stripEnd(text, city ?? at, district.provinceForms);
    const parts = 1 + Number(city !== null) + Number(province !== null);
    if (parts === 1 && !district.isUnique) continue;
    const start = province ?? city ?? at;
    if (best === null || parts > best.parts) {
      best = { region: district.region, start, end: at + districtName.length, parts };
    }
  }
  return best;
}

/** Where the form begins that ends before `end`, blanks and commas between them aside; null when none does. */
function stripEnd(text: string, end: number, forms: readonly string[]): number | null {
  const head = text.slice(0, end).replace(/[\s,、/·-]+$/, '');
  const form = forms.find((candidate) => head.endsWith(candidate));
  return form === undefined ? null : head.length - form.length;
}
