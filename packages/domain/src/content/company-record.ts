import * as v from 'valibot';
import { field } from '../form/field.ts';
import { checkPicture, WEB_ADDRESS_LENGTH } from './web-address.ts';

const picture = (label: string) => field('str', { label, max: WEB_ADDRESS_LENGTH, check: checkPicture(label) });

const labels = (label: string, most: number) =>
  v.optional(
    v.pipe(v.array(field('str', { label, required: true, max: 20 })), v.maxLength(most, `${label}最多${most}个`)),
    [],
  );

/**
 * What a company shows of itself, as far as an operator may write it (domain rules 20): labels and words. Who it is, its
 * certificates and whom to call come from the company.
 */
export const companyRecord = v.object({
  shortName: field('str', { label: '简称', required: true, min: 2, max: 20 }),
  logo: picture('标志'),
  image: picture('图片'),
  banner: picture('横幅'),
  tags: labels('标签', 10),
  mainCategories: labels('主营类目', 10),
  honours: labels('荣誉', 20),
  regionName: field('str', { label: '地区', max: 20 }),
  qualification: field('str', { label: '主要资质', max: 60 }),
  highlight: field('str', { label: '亮点', max: 60 }),
  intro: field('rich', { label: '企业介绍', max: 50_000 }),
  projects: v.optional(
    v.pipe(
      v.array(
        v.object({
          title: field('str', { label: '项目名称', required: true, max: 60 }),
          text: field('text', { label: '项目说明', max: 300 }),
          image: picture('项目图片'),
        }),
      ),
      v.maxLength(20, '项目最多20个'),
    ),
    [],
  ),
});
