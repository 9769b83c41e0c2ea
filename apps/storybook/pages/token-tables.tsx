import {
  color,
  customPropertyName,
  duration,
  fontFamily,
  radius,
  shadow,
  space,
  tokens,
  typeScale,
} from '@jianzhu/ui/tokens';
import type { CSSProperties, ReactNode } from 'react';
import { contrastRatio } from './color-contrast.ts';
import { Copyable } from './copyable.tsx';

interface TokenTree {
  readonly [role: string]: string | TokenTree;
}

interface Token {
  readonly path: readonly string[];
  readonly value: string;
}

function tokensOf(tree: TokenTree, path: readonly string[]): readonly Token[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ path: [...path, key], value }] : tokensOf(value, [...path, key]),
  );
}

function Table({ heads, children }: { readonly heads: readonly string[]; readonly children: ReactNode }) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A token's name, property and value, and what it looks like. */
function TokenRow({ path, value, children }: Token & { readonly children?: ReactNode }) {
  const name = path.slice(1).join('.');
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Copyable text={`--${customPropertyName(path)}`} />
      </td>
      <td>
        <Copyable text={value} />
      </td>
      {children}
    </tr>
  );
}

function Sample({ style }: { readonly style: CSSProperties }) {
  return <span aria-hidden="true" style={{ display: 'block', background: color.sheet, ...style }} />;
}

function ratioText(value: string, ground: string): string {
  return contrastRatio(value, ground)?.toFixed(2) ?? '不适用';
}

/** Every colour role, with its contrast on white and on the page's ground. */
export function ColorTable() {
  return (
    <Table heads={['角色', '属性', '值', '色块', '对白色', '对页面底色']}>
      {tokensOf(color, ['color']).map((token) => (
        <TokenRow key={token.path.join('.')} {...token}>
          <td>
            <Sample style={{ width: 48, height: 24, border: `1px solid ${color.field}`, background: token.value }} />
          </td>
          <td>{ratioText(token.value, color.sheet)}</td>
          <td>{ratioText(token.value, color.page)}</td>
        </TokenRow>
      ))}
    </Table>
  );
}

/** Steps of distance. */
export function SpaceTable() {
  return (
    <Table heads={['步长', '属性', '值', '样子']}>
      {tokensOf(space, ['space']).map((token) => (
        <TokenRow key={token.value} {...token}>
          <td>
            <Sample style={{ width: token.value, height: 12, background: color.brand.solid }} />
          </td>
        </TokenRow>
      ))}
    </Table>
  );
}

/** Steps of type, each written in itself. */
export function TypeTable() {
  return (
    <Table heads={['角色', '属性', '值', '样子']}>
      {Object.entries(typeScale).map(([role, [size, line]]) => (
        <TokenRow key={role} path={['type', role]} value={`${size}px/${line}px`}>
          <td style={{ font: `400 ${size}px/${line}px ${fontFamily}` }}>供需对接 1,280吨</td>
        </TokenRow>
      ))}
    </Table>
  );
}

/** Corners. */
export function RadiusTable() {
  return (
    <Table heads={['角色', '属性', '值', '样子']}>
      {tokensOf(radius, ['radius']).map((token) => (
        <TokenRow key={token.value} {...token}>
          <td>
            <Sample style={{ width: 64, height: 40, border: `1px solid ${color.field}`, borderRadius: token.value }} />
          </td>
        </TokenRow>
      ))}
    </Table>
  );
}

/** Shadows. */
export function ShadowTable() {
  return (
    <Table heads={['角色', '属性', '值', '样子']}>
      {tokensOf(shadow, ['shadow']).map((token) => (
        <TokenRow key={token.value} {...token}>
          <td>
            <Sample style={{ width: 96, height: 48, margin: 16, boxShadow: token.value }} />
          </td>
        </TokenRow>
      ))}
    </Table>
  );
}

/** Transitions, and the durations that are no style. */
export function MotionTable() {
  return (
    <>
      <Table heads={['角色', '属性', '值']}>
        {tokensOf(tokens.motion, ['motion']).map((token) => (
          <TokenRow key={token.path.join('.')} {...token} />
        ))}
      </Table>
      <Table heads={['时长', '毫秒']}>
        {Object.entries(duration).map(([name, milliseconds]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{milliseconds}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}
