import { color, space, typeScale } from '@jianzhu/ui/tokens';

interface ColorTree {
  readonly [role: string]: string | ColorTree;
}

interface NamedColor {
  readonly role: string;
  readonly value: string;
}

function namedColors(tree: ColorTree, path: readonly string[] = []): readonly NamedColor[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ role: [...path, key].join('.'), value }] : namedColors(value, [...path, key]),
  );
}

/** Every colour role with its value, as the token module has them. */
export function ColorTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">色块</th>
          <th scope="col">角色</th>
          <th scope="col">值</th>
        </tr>
      </thead>
      <tbody>
        {namedColors(color).map(({ role, value }) => (
          <tr key={role}>
            <td>
              <span
                aria-hidden="true"
                style={{ display: 'block', width: 48, height: 24, border: '1px solid', background: value }}
              />
            </td>
            <td>{role}</td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Steps of distance. */
export function SpaceTable() {
  return (
    <table>
      <tbody>
        {Object.entries(space).map(([step, width]) => (
          <tr key={step}>
            <th scope="row">{step}</th>
            <td>{width}</td>
            <td>
              <span aria-hidden="true" style={{ display: 'block', width, height: 12, background: color.brand.solid }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Steps of type, each written in itself. */
export function TypeTable() {
  return (
    <table>
      <tbody>
        {Object.entries(typeScale).map(([role, [size, line]]) => (
          <tr key={role}>
            <th scope="row">{role}</th>
            <td>
              {size}/{line}
            </td>
            <td style={{ fontSize: size, lineHeight: `${line}px` }}>供需对接 1,280吨</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
