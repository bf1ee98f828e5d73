import { reasonMessage } from '@rimawari/underwriting';
import { keepOf } from '../reading/reader-settings.ts';
import type { SourceInput, SourceReading } from '../reading/source-reading.ts';
import { decodeText } from './decode-text.ts';
import { emptyReading } from './empty-reading.ts';
import { fileKind, isPicture } from './file-kind.ts';
import { limits } from './limits.ts';
import { ReadFailure, tooLarge } from './read-failure.ts';

function unreadablePicture(input: SourceInput): SourceReading {
  return { ...emptyReading(input, 'picture'), pictured_pages: [1], unreadable: reasonMessage(input.sourceName, 'unreadable', 'a picture') };
}

/**
 * Reads one listing page or document into neutral blocks. Meant for a child process: the bytes are hostile.
 * HTML, PDF with a text layer, CSV, XLSX and XLS are read; pictures and PDFs without a text layer come back
 * with `unreadable` set. Throws a ReadFailure for what cannot be opened or is beyond the limits.
 */
export async function readSource(input: SourceInput): Promise<SourceReading> {
  return keepOf(await readWhole(input), input.settings ?? {});
}

async function readWhole(input: SourceInput): Promise<SourceReading> {
  const { bytes, sourceName } = input;
  if (bytes.byteLength === 0) throw new ReadFailure('empty', sourceName);
  const kind = fileKind(bytes, input.contentType, sourceName);
  if (isPicture(kind)) return unreadablePicture(input);
  switch (kind) {
    case 'html': {
      if (bytes.byteLength > limits.htmlBytes)
        throw tooLarge(sourceName, `a page of ${bytes.byteLength} bytes, the limit is ${limits.htmlBytes}`);
      const { readHtml } = await import('./html/read-html.ts');
      return readHtml(input, decodeText(bytes, input.contentType).text);
    }
    case 'pdf': {
      const { readPdf } = await import('./pdf/read-pdf.ts');
      return readPdf(input);
    }
    case 'csv': {
      const { readCsv } = await import('./table/read-csv.ts');
      return readCsv(input);
    }
    case 'xlsx':
    case 'xls': {
      const { readWorkbook } = await import('./table/read-workbook.ts');
      return readWorkbook(input);
    }
    default:
      throw new ReadFailure('unsupported', sourceName);
  }
}
