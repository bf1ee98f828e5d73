/** The amounts under the pointer or at the place that arrow keys have reached, as words and figures; screen readers speak them. */
export function ChartTooltip({ title, entries }: { title: string; entries: [string, string][] }) {
  return (
    <div className="rv-tooltip" role="status">
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
