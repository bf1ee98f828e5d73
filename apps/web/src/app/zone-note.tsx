import { timeZoneName } from '@rimawari/ui/format';
import styles from './zone-note.module.css';

/** Below a table of dates: they are in the reader's time zone, while reports use the date in Japan. `at` is one of the dates, ISO 8601. */
export function ZoneNote({ at }: { at: string }) {
  return <p className={styles.note}>Dates are in your time zone ({timeZoneName(new Date(at))}). Report dates are in Japan time.</p>;
}
