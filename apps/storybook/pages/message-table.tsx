import { Copyable } from './copyable.tsx';
import { specificationMessages } from './specification-messages.ts';

/** Every text of the specification, when it is shown, by what, and where the product keeps it. */
export function MessageTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">文案</th>
          <th scope="col">情形</th>
          <th scope="col">出现在</th>
          <th scope="col">出处</th>
        </tr>
      </thead>
      <tbody>
        {specificationMessages.map(({ text, situation, shownBy, source }) => (
          <tr key={text}>
            <th scope="row">
              <Copyable text={text} />
            </th>
            <td>{situation}</td>
            <td>{shownBy}</td>
            <td>
              <code>{source}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
