import { allGuidance } from './all-guidance.ts';

/** The keys of every component, in one table. */
export function AllKeys() {
  const rows = Object.entries(allGuidance).flatMap(([component, { keys = [] }]) =>
    keys.map(([key, result]) => ({ component, key, result })),
  );
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">组件</th>
          <th scope="col">按键</th>
          <th scope="col">结果</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ component, key, result }) => (
          <tr key={`${component} ${key}`}>
            <th scope="row">{component}</th>
            <td>{key}</td>
            <td>{result}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
