/** The amounts under the pointer, as words and figures. */
export function ChartTooltip({ title, entries }: { title: string; entries: [string, string][] }) {
  return (
    <div className="rv-tooltip">
      <p>{title}</p>
      <dl>
        {entries.map(([label, amount]) => (
          <div key={label} className="rv-tooltip-entry">
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
