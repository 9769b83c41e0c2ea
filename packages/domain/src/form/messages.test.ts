import { expect, test } from 'vitest';
import { deleteDialog, FORM_MESSAGES } from './messages.ts';

test('ER6: texts of forms name their field and limits', () => {
  expect(FORM_MESSAGES.textEmpty('标题')).toBe('请输入标题');
  expect(FORM_MESSAGES.tooLong('标题', 50)).toBe('标题不能超过50个字');
  expect(FORM_MESSAGES.integerRange('天数', 1, 30)).toBe('天数须为1到30之间的整数');
  expect(FORM_MESSAGES.dateOrder('截止时间', '开始时间')).toBe('截止时间不能早于开始时间');
  expect(deleteDialog('询价单')).toEqual({
    title: '系统提示',
    text: '确定删除该询价单？删除后不可恢复',
    confirm: '确定',
    cancel: '取消',
  });
  expect(deleteDialog('询价单', 3).text).toBe('确定删除选中的3条询价单？删除后不可恢复');
});
