import { plainName } from '@rimawari/ui/format';
import styles from './correct-facts.module.css';
import { type CorrectableFact, type Corrections, fieldForms } from './corrections.ts';

/** What a fact is called, with the word of Japanese documents. */
export function FactName({ field }: { field: keyof Corrections }) {
  const { label, ja } = fieldForms[field];
  return (
    <div className={styles.name}>
      {label}{' '}
      <span lang="ja" className={styles.detail}>
        {ja}
      </span>
    </div>
  );
}

/** The part of the page that a value was read from, where a picture of it was kept. */
export function SeenCrop({ seen: { crop, raw, source_name: source, page } }: { seen: NonNullable<CorrectableFact['to_confirm']> }) {
  if (crop === undefined) return null;
  return (
    <img
      className={styles.crop}
      src={crop.data}
      width={Math.round(crop.width / 2)}
      height={Math.round(crop.height / 2)}
      alt={`Part of ${page === undefined ? '' : `page ${page} of `}${plainName(source)} that seems to read “${raw}”`}
    />
  );
}

/** The words that a value was read from, and where they stand. */
export function PrintedWords({ printed: { raw, source_name: source, page } }: { printed: CorrectableFact['printed'][number] }) {
  return (
    <span className={styles.detail}>
      <span lang="ja">“{raw}”</span>, {plainName(source)}
      {page !== undefined && `, page ${page}`}
    </span>
  );
}
