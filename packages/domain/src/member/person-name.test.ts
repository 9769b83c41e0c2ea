import { describe, expect, test } from 'vitest';
import { checkPersonName, shownPersonName } from './person-name.ts';

describe('names of persons', () => {
  test.each([
    '客服',
    '平台客服',
    '平臺客服',
    '客 服',
    '客\u00a0服',
    '客.服',
    '客·服·01',
    '【官方】小李',
    '官方认证',
    '宫方客户服务',
    '菅理员',
    '管理员',
    '管理圆',
    '系統通知',
    '糸统',
    '小助手',
    '审核员',
    '吉林省建筑业数字平台',
    '长春市建筑业数字平台',
    '吉林省住建厅',
    'admin',
    'ＡＤＭＩＮ',
    'Ａdmin',
    'аdmin',
    'admín',
    'Adm1n',
    '@dmin01',
    'a-d-m-i-n',
    'Official',
    '0fficia1',
    'ⓚⓕ',
    'KF',
    'kf01',
    '小kf',
    'кf',
    'ke fu',
    'GuanFang',
    '𝗮𝗱𝗺𝗶𝗻',
  ])('MR16 %s looks like the platform and is refused', (name) => {
    expect(checkPersonName('昵称', name)).toEqual({
      code: 'platform',
      message: '昵称不能使用与平台、官方、客服或管理人员相似的字样',
    });
  });

  test.each([
    '',
    '王建国',
    '上官方平',
    '上官婉儿',
    '李平',
    '官芳',
    '管方圆',
    '方台山',
    '欧阳服',
    'Jackfu',
    'Chaikefusiji',
    'Rooth',
    'Zhang San',
    '阿卜杜热合曼·买买提',
    '老王建材',
    '钢筋小哥👷',
    '一家人👨‍👩‍👧',
    '138****0001',
    'é́',
    '张三（项目经理）',
  ])('MR16 "%s" is a name', (name) => expect(checkPersonName('昵称', name)).toBeNull());

  test.each([
    '王\u202e建国',
    '王\u200b建国',
    '王\u0000建国',
    '王\n建国',
    '\u3164\u3164',
    '\u2800\u2800',
    '王\ufeff',
    '王\u200d国',
    '王\ue000',
    'a\u0301\u0301\u0301',
  ])('MR17 %j has characters that cannot be seen', (name) => {
    expect(checkPersonName('姓名', name)).toEqual({ code: 'characters', message: '姓名含有不能使用的字符' });
  });

  test('MR18 a name from before the rule is not shown', () => {
    expect(shownPersonName('平台客服')).toBe('名称待更改');
    expect(shownPersonName('王建国')).toBe('王建国');
  });
});
