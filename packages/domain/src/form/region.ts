import * as v from 'valibot';

const divisionCode = v.pipe(v.string(), v.regex(/^\d{6}$/));

/** A place down to its district; codes of GB/T 2260, each beginning as the one above it does. */
export const regionSchema = v.pipe(
  v.object({
    provinceCode: divisionCode,
    provinceName: v.string(),
    cityCode: divisionCode,
    cityName: v.string(),
    districtCode: divisionCode,
    districtName: v.string(),
  }),
  v.check(
    ({ provinceCode, cityCode, districtCode }) =>
      cityCode.startsWith(provinceCode.slice(0, 2)) && districtCode.startsWith(cityCode.slice(0, 4)),
  ),
);

export type Region = v.InferOutput<typeof regionSchema>;
