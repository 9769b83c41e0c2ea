import { useState } from 'react';
import { SingleFile } from '../../attachments/single-file.tsx';
import { DateField } from '../../date-field/date-field.tsx';
import { RadioGroup } from '../../fields/choices.tsx';
import { TextArea } from '../../fields/text-area.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { Select } from '../../select/select.tsx';
import { WizardPage } from '../wizard-page.tsx';
import * as styles from './samples.css.ts';

const nothing = () => undefined;
const options = (...labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const wrongCode = '统一社会信用代码格式不正确';

function Company() {
  return (
    <>
      <SingleFile
        label="营业执照"
        hasHeading
        required
        attachment={{
          id: 'licence',
          name: '营业执照-副本.jpg',
          size: 3_586_130,
          kind: 'image',
          phase: 'success',
          progress: 100,
        }}
        rules={{ extensions: ['jpg', 'png', 'pdf'], maxCount: 1, capMegabytes: 10 }}
        canPreview
        onAdd={nothing}
        onReplace={nothing}
        onRemove={nothing}
        onPause={nothing}
        onResume={nothing}
        onPreview={nothing}
        onDownload={nothing}
        onRetry={nothing}
        onDismiss={nothing}
      />
      <RadioGroup
        label="主体类型"
        required
        options={options('企业', '个体工商户', '事业单位', '社会团体')}
        value="企业"
        onChange={nothing}
      />
      <TextField
        label="企业名称"
        required
        value="吉林北辰建设集团有限公司"
        onChange={nothing}
        help="已从营业执照识别"
      />
      <TextField
        id="credit-code"
        label="统一社会信用代码"
        required
        value="91220102MADEM0A15X"
        onChange={nothing}
        error={wrongCode}
        help="末位校验码与前17位不符，请对照执照原件逐位核对；不含字母I、O、S、V、Z"
      />
      <div className={styles.pair}>
        <DateField label="成立日期" required value="2009-06-12" onChange={nothing} />
        <TextField label="注册资本" required value="36,000.00" align="figure" suffix="万元" onChange={nothing} />
        <Select
          label="企业性质"
          required
          options={options('民营企业', '国有企业', '外资企业')}
          value="民营企业"
          onChange={nothing}
        />
        <TextField label="注册地址" required value="长春市净月区福祉大路1572号A座9层" onChange={nothing} />
      </div>
      <TextArea
        label="经营范围"
        required
        value="房屋建筑工程施工总承包；市政公用工程施工总承包；建筑装修装饰工程专业承包；建筑材料销售；建筑工程机械与设备租赁。"
        onChange={nothing}
      />
    </>
  );
}

function Person() {
  return (
    <div className={styles.pair}>
      <TextField label="法定代表人" required value="王建国" onChange={nothing} />
      <TextField label="经办人" required value="李采宁" onChange={nothing} />
    </div>
  );
}

const steps = ['选择认证类型', '填写企业信息', '法人与经办人', '提交审核'];

/** A company's certification, at the step that what was read from the licence is checked. */
export function CertificationPage() {
  const [current, setCurrent] = useState(1);
  const isCompany = current === 1;
  return (
    <WizardPage
      title="企业认证"
      path={[{ name: '个人中心', href: '#centre' }, { name: '企业认证' }]}
      steps={steps}
      current={current}
      errors={isCompany ? [{ fieldId: 'credit-code', text: wrongCode }] : []}
      note="已自动保存14:36"
      onBack={() => setCurrent(Math.max(current - 1, 0))}
      onNext={() => setCurrent(Math.min(current + 1, steps.length - 1))}
      finishText="提交认证"
    >
      {isCompany ? <Company /> : <Person />}
    </WizardPage>
  );
}
