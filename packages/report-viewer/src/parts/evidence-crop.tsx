import { isPictureData } from '../pictures/picture-data.ts';
import type { ShownCrop } from '../pictures/shown-crop.ts';
import * as texts from '../texts/parts-texts.ts';
import { EitherLanguage } from './japanese.tsx';

/** The part of a page that a value was read from, as it looks there, and the way to that place on the whole page; nothing where neither is at hand. */
export function EvidenceCrop({ crop }: { crop: ShownCrop | null }) {
  if (crop === null) return null;
  const { picture, link } = crop;
  return (
    <span className="rv-crop">
      {picture !== null && isPictureData(picture.data) && (
        <img className="rv-crop-picture" src={picture.data} width={picture.width} height={picture.height} alt={picture.alt} />
      )}
      {link !== null && (
        <a className="rv-crop-link" href={link.href}>
          {texts.placeOnPage}
          {link.page}
          {texts.placeOfSource}
          <EitherLanguage text={link.source} />
        </a>
      )}
    </span>
  );
}
