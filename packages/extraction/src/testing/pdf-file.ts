/** A run of text at a place, in points from the top left; `y` is the baseline. */
export interface PdfRun {
  x: number;
  y: number;
  size: number;
  text: string;
}

const pageHeight = 595;
const pageWidth = 842;

/** A grey square as an image inside the page. */
const picture = 'q 400 0 0 400 20 20 cm\nBI /W 1 /H 1 /CS /G /BPC 8\nID 0\nEI\nQ';

/** A grey square that fills the page, as a scan does. */
const scan = 'q 842 0 0 595 0 0 cm\nBI /W 1 /H 1 /CS /G /BPC 8\nID 0\nEI\nQ';
const drawings = { picture, scan } as const;

/** Pictures of a page from lines that say `picture` or `scan`. */
const picturesOf = (page: string): string[] =>
  page.split('\n').flatMap((line) => {
    const name = line.trim();
    return name === 'picture' || name === 'scan' ? [drawings[name]] : [];
  });

/** Runs of a page from lines `x y size text`; empty lines and lines with `#` are left out. */
function runsOf(page: string): PdfRun[] {
  return page.split('\n').flatMap((line) => {
    const [, x, y, size, text] = /^\s*(\d+(?:\.\d+)?)\s+(\d+(?:\.\d+)?)\s+(\d+(?:\.\d+)?)\s(.+)$/.exec(line) ?? [];
    return text === undefined ? [] : [{ x: Number(x), y: Number(y), size: Number(size), text }];
  });
}

/** Ruling lines of a page from lines `line x1 y1 x2 y2`, as operators. */
function rulesOf(page: string): string[] {
  return page.split('\n').flatMap((line) => {
    const [, x1, y1, x2, y2] = /^\s*line (\d+) (\d+) (\d+) (\d+)\s*$/.exec(line) ?? [];
    return x1 === undefined ? [] : [`${x1} ${pageHeight - Number(y1)} m ${x2} ${pageHeight - Number(y2)} l S`];
  });
}

function hex(text: string): string {
  return [...Array(text.length).keys()].map((at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('');
}

/**
 * A PDF with a text layer as flyers have it: letters placed freely on a page 842 × 595 points large. Nothing is embedded;
 * codes are UTF-16 units, so that any letter can stand there, radicals too. Lines `line x1 y1 x2 y2` rule tables. Pages are separated by lines of `---`; a line
 * that says `picture` draws one, and `scan` one that fills the page.
 */
export function pdfFile(layout: string): Uint8Array {
  const pages = layout.split(/^---$/m).map((page) => ({ runs: runsOf(page), rules: rulesOf(page), pictures: picturesOf(page) }));
  const objects: string[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, index) => `${6 + index * 2} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type0/BaseFont/Plain/Encoding/Identity-H/DescendantFonts[4 0 R]/ToUnicode/Identity-H>>',
    '<</Type/Font/Subtype/CIDFontType2/BaseFont/Plain/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 1000/W[0 255 500 65377 65439 500]/FontDescriptor 5 0 R>>',
    '<</Type/FontDescriptor/FontName/Plain/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 700/StemV 80>>',
  ];
  for (const [index, page] of pages.entries()) {
    const content = [
      ...page.pictures,
      ...page.rules,
      ...page.runs.map(({ x, y, size, text }) => `BT /F ${size} Tf ${x} ${pageHeight - y} Td <${hex(text)}> Tj ET`),
    ].join('\n');
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Resources<</Font<</F 3 0 R>>>>/Contents ${7 + index * 2} 0 R>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    );
  }
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return new TextEncoder().encode(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}
