/** Width and form of characters as usual, but m² keeps its own sign: its 2 belongs to no number. */
export function plainText(text: string): string {
  return (
    text
      .replace(/[㎡]|m²|㎡/g, '\ue000')
      // A number in a ring counts the lines of a list: it is a mark, and no figure of the line.
      .replace(/[\u2460-\u2473\u2776-\u277f\u2780-\u2793\u24eb-\u24f4]+/g, '●')
      .normalize('NFKC')
      .replaceAll('\ue000', '㎡')
      .replace(/[‐‑–—−]/g, '-')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
