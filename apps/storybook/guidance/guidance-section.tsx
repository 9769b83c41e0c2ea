import { allGuidance } from './all-guidance.ts';
import { designLinks, owner } from './design-links.ts';
import type { Guidance } from './guidance.ts';
import { PairList } from './pair-list.tsx';
import { allPairs } from './pairs/all-pairs.ts';

/** Where a component stands in its life, by the tags of its stories. */
const lives: Readonly<Record<string, string>> = {
  draft: '草案：样子与属性会变，不用于页面',
  deprecated: '弃用：新页面不用，替代者见下',
};
const ready = '就绪：各状态、键盘、无障碍与各主题都已验证';

export interface FactsProps {
  readonly component: string;
  readonly tags: readonly string[];
}

/** Life cycle, owner and drawing of a component. */
export function Facts({ component, tags }: FactsProps) {
  const life = tags.map((tag) => lives[tag]).find((words) => words !== undefined) ?? ready;
  const link = designLinks[component];
  return (
    <ul>
      <li>状态：{life}</li>
      <li>负责人：{owner}</li>
      <li>
        设计稿：
        {link ? (
          <a href={link.url} target="_blank" rel="noopener">
            {link.tool}（新窗口）
          </a>
        ) : (
          '尚未填写（guidance/design-links.ts）'
        )}
      </li>
    </ul>
  );
}

function Uses({ useFor, notFor }: Guidance) {
  return (
    <>
      <h2>何时用</h2>
      <ul>
        {useFor.map((use) => (
          <li key={use}>{use}</li>
        ))}
      </ul>
      <h2>何时不用</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">情形</th>
            <th scope="col">改用</th>
          </tr>
        </thead>
        <tbody>
          {notFor.map((misuse) => (
            <tr key={misuse.case}>
              <td>{misuse.case}</td>
              <td>{misuse.instead}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Rows of keys and what they do. */
function KeyTable({ keys }: { readonly keys: NonNullable<Guidance['keys']> }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">按键</th>
          <th scope="col">结果</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, result]) => (
          <tr key={key}>
            <td>{key}</td>
            <td>{result}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** When to use a component, when not and what instead; good and bad uses, its words and its keys. */
export function GuidanceSection({ component }: { readonly component: string }) {
  const guidance = allGuidance[component];
  if (!guidance) return null;
  const { words, keys } = guidance;
  const pairs = allPairs[component];
  return (
    <>
      <Uses {...guidance} />
      {pairs && <h2>正例与反例</h2>}
      {pairs && <PairList pairs={pairs} />}
      {words && <h2>文案</h2>}
      {words && (
        <ul>
          {words.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
      {keys && <h2>键盘</h2>}
      {keys && <KeyTable keys={keys} />}
    </>
  );
}
