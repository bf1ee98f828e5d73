import type { Evidence, RoomPlace } from '@rimawari/underwriting';
import type { ShownCrop } from '../pictures/shown-crop.ts';
import * as texts from '../texts/parts-texts.ts';
import { EvidenceCrop } from './evidence-crop.tsx';
import { EitherLanguage, Japanese } from './japanese.tsx';

/** Where a value was read: the printed text in its own language, the place, and what was done to it; with its picture where there is one. */
export function EvidenceNote({ evidence, crop = null }: { evidence: Evidence; crop?: ShownCrop | null }) {
  return (
    <div className="rv-evidence">
      <p className="rv-snippet">
        {evidence.label !== null && (
          <>
            <Japanese className="rv-snippet-label">{evidence.label}</Japanese>{' '}
          </>
        )}
        <q lang="ja" className="rv-ja">
          {evidence.raw}
        </q>
      </p>
      <p className="rv-fine">
        {evidence.source_kind === 'listing' ? texts.placeListing : texts.placeDocument}
        {': '}
        <EitherLanguage text={evidence.source_name} />
        {place(evidence)}
      </p>
      <EvidenceCrop crop={crop} />
      {evidence.steps.length > 0 && (
        <p className="rv-fine">
          {texts.placeReadAs}
          <EitherLanguage text={evidence.steps.join('; ')} />
        </p>
      )}
    </div>
  );
}

/** `Listing page`, or `flyer.pdf, page 2`: all that paper has room for. */
export function placeLine(evidence: Evidence): string {
  return `${evidence.source_kind === 'listing' ? texts.placeListing : evidence.source_name}${place(evidence)}`;
}

/** `, page 2`, `, Sheet1 B7`, or nothing. */
export function place(evidence: RoomPlace): string {
  const words = placeWords(evidence);
  return words === '' ? '' : `, ${words}`;
}

/** `page 2`, `Sheet1 B7`, or nothing. */
export function placeWords({ page, sheet, cell }: RoomPlace): string {
  const inSheet = [sheet, cell].filter((part) => part !== undefined).join(' ');
  return [page === undefined ? '' : texts.placePage(page), inSheet].filter((part) => part !== '').join(', ');
}
