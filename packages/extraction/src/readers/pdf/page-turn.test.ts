import { describe, expect, it } from 'vitest';
import { pdfFile } from '../../testing/pdf-file.ts';
import { setUpright, shownBox, turnOf, uprightRules, uprightSize } from './page-turn.ts';
import { readPdf } from './read-pdf.ts';

const page = { width: 800, height: 600 };

describe('pages whose type is turned', () => {
  it('takes the turn that most letters have', () => {
    expect(
      turnOf([
        { dx: 1, dy: 0, letters: 40 },
        { dx: 0, dy: -1, letters: 6 },
      ]),
    ).toBe(0);
    expect(
      turnOf([
        { dx: 1, dy: 0, letters: 4 },
        { dx: 0, dy: 1, letters: 60 },
      ]),
    ).toBe(1);
    expect(turnOf([{ dx: 0, dy: -1, letters: 60 }])).toBe(3);
  });

  it.each([1, 2, 3] as const)('gives boxes of turn %i back where they are shown', (turn) => {
    const upright = uprightSize(turn, page);
    const corners = [setUpright(turn, page, 100, 200), setUpright(turn, page, 160, 230)];
    const [left, right] = corners.map(([x]) => x / upright.width).toSorted((a, b) => a - b);
    const [top, bottom] = corners.map(([, y]) => y / upright.height).toSorted((a, b) => a - b);
    const box = shownBox(upright, [left ?? 0, top ?? 0, (right ?? 0) - (left ?? 0), (bottom ?? 0) - (top ?? 0)]);
    expect(box.map((share) => Math.round(share * 1000))).toEqual([125, 333, 75, 50]);
  });

  it('turns the rules of a table with its type', () => {
    const rules = { horizontal: [{ at: 50, from: 100, to: 300 }], vertical: [] };
    expect(uprightRules(1, page, rules)).toEqual({ horizontal: [], vertical: [{ at: 50, from: 500, to: 700 }] });
    expect(uprightRules(2, page, rules)).toEqual({ horizontal: [{ at: 550, from: 500, to: 700 }], vertical: [] });
  });

  it('reads labels and values of a page that is shown sideways, and says where they are shown', async () => {
    const layout = ['価格', '1,980万円', '専有面積', '25.40㎡', '間取り', '1K'].map(
      (text, index) => `${40 + (index % 2) * 120} ${60 + Math.floor(index / 2) * 20} 10 ${text}`,
    );
    const upright = new TextDecoder('latin1').decode(pdfFile(layout.join('\n')));
    const turned = upright.replace('/MediaBox[0 0 842 595]', '/MediaBox[0 0 842 595]/Rotate 90');
    const bytes = Uint8Array.from(turned, (letter) => letter.charCodeAt(0));
    const reading = await readPdf({ sourceId: 'a', sourceKind: 'document', sourceName: 'a.pdf', contentType: '', bytes });
    const pairs = reading.blocks.filter((block) => block.type === 'pair');
    expect(pairs.map(({ label, value }) => [label, value])).toEqual([
      ['価格', '1,980万円'],
      ['専有面積', '25.40㎡'],
      ['間取り', '1K'],
    ]);
    const [left = 0, top = 0] = pairs[0]?.at.box ?? [];
    expect(left).toBeGreaterThan(0.85);
    expect(top).toBeLessThan(0.25);
  });
});
