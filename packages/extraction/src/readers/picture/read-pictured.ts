import { reasonMessage } from '@rimawari/underwriting';
import { straightenedPage } from '../../crops/picture-of.ts';
import { keepOf } from '../../reading/reader-settings.ts';
import type { SourceInput, SourceReading } from '../../reading/source-reading.ts';
import { decodePicture } from '../../recognition/decode-picture.ts';
import type { Raster } from '../../recognition/raster.ts';
import { recognisePage } from '../../recognition/recognise-page.ts';
import type { Recogniser } from '../../recognition/recogniser.ts';
import { emptyReading } from '../empty-reading.ts';
import { fileKind, isPicture } from '../file-kind.ts';
import type { PageBlocks } from '../page-blocks.ts';
import { ReadFailure } from '../read-failure.ts';
import { blocksOfPicture } from './blocks-of-picture.ts';

export interface PictureReading {
  recogniser: Recogniser;
  /** The longer side for looking for lines, where the settings of the source name none. */
  side: 2368 | 1600;
  /** Told before each page that is read from its picture: which of how many. */
  onPage?: (index: number, of: number) => void;
  /** Given each page as it was straightened, on which the places of what was read lie. */
  onStraightened?: (page: number, webp: Uint8Array) => void;
}

/**
 * Reads a picture, or a PDF some pages of which are pictures, page by page. Meant for a child process: the bytes are
 * hostile. Throws a ReadFailure for what cannot be opened, is beyond the limits, or is neither.
 */
export async function readPictured(
  input: SourceInput,
  { recogniser, side, onPage, onStraightened }: PictureReading,
): Promise<SourceReading> {
  const kind = fileKind(input.bytes, input.contentType, input.sourceName);
  const readPage = async (picture: Raster, page: number, index: number, of: number): Promise<PageBlocks> => {
    onPage?.(index, of);
    const recognised = await recognisePage(recogniser, picture, input.settings?.picture_side ?? side);
    if (onStraightened) onStraightened(page, await straightenedPage(recognised.picture));
    return blocksOfPicture(recognised, page, input.sourceName);
  };
  if (kind === 'pdf') {
    const { readPdf } = await import('../pdf/read-pdf.ts');
    const read = await readPdf(input, readPage);
    // What is said of a kind of picture is said once, however many pages are of it.
    return keepOf({ ...read, notes: [...new Set(read.notes)] }, input.settings ?? {});
  }
  if (!isPicture(kind)) throw new ReadFailure('unsupported', input.sourceName);
  const { blocks, notes } = await readPage(await decodePicture(input.bytes, kind, input.sourceName), 1, 1, 1);
  const reading = { ...emptyReading(input, 'picture'), blocks, notes };
  if (blocks.length === 0) reading.unreadable = reasonMessage(input.sourceName, 'unreadable', 'a picture without text that can be read');
  return keepOf(reading, input.settings ?? {});
}
