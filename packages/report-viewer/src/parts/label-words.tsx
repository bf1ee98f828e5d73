import { Japanese } from './japanese.tsx';

/** The name of a figure, with the Japanese word for it. */
export function LabelWords({ label, ja }: { label: string; ja: string | null }) {
  return (
    <>
      <span className="rv-label">{label}</span>
      {ja !== null && (
        <>
          {' '}
          <Japanese className="rv-term">{ja}</Japanese>
        </>
      )}
    </>
  );
}
