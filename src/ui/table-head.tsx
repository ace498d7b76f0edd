/** The heads of a table's columns. */
export function TableHead({
  titles,
  actions,
}: {
  titles: readonly string[];
  /** Name of a last column of buttons, for screen readers. */
  actions?: string;
}) {
  return (
    <thead>
      <tr>
        {titles.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
        {actions !== undefined && (
          <th scope="col">
            <span className="visually-hidden">{actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
