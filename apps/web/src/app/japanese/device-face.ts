/** The family under which the kit's sheet looks for a Japanese face of the device, before the one that is fetched. */
const family = 'Japanese of the device';

/**
 * Japanese faces that come with systems, by their full and PostScript names, with their bold next to them: iOS and macOS, Windows, Android
 * and Linux. Asked for by name, since for characters that Chinese shares a system in English chooses a Chinese face by itself.
 */
const known = [
  { regular: ['HiraginoSans-W3', 'Hiragino Sans W3'], bold: ['HiraginoSans-W6', 'Hiragino Sans W6'] },
  { regular: ['Yu Gothic UI Regular', 'Yu Gothic UI'], bold: ['Yu Gothic UI Bold'] },
  { regular: ['YuGothic-Regular', 'Yu Gothic Regular', 'Yu Gothic'], bold: ['YuGothic-Bold', 'Yu Gothic Bold'] },
  { regular: ['Meiryo'], bold: ['Meiryo-Bold', 'Meiryo Bold'] },
  {
    regular: ['NotoSansCJKjp-Regular', 'Noto Sans CJK JP Regular', 'Noto Sans CJK JP'],
    bold: ['NotoSansCJKjp-Bold', 'Noto Sans CJK JP Bold'],
  },
  { regular: ['NotoSansJP-Regular', 'Noto Sans JP Regular', 'Noto Sans JP'], bold: ['NotoSansJP-Bold', 'Noto Sans JP Bold'] },
  { regular: ['IPAexGothic', 'IPAGothic', 'TakaoGothic', 'VL Gothic'], bold: [] },
];

/** Gives the page a Japanese face that the device has. Resolves to whether there is one; nothing is fetched. */
export async function takeDeviceFace(page: Document): Promise<boolean> {
  for (const { regular, bold } of known) {
    const face = await localFace(regular, '400');
    if (face === null) continue;
    page.fonts.add(face);
    // Without its own bold the browser thickens the regular one.
    const heavier = bold.length === 0 ? null : await localFace(bold, '700');
    if (heavier !== null) page.fonts.add(heavier);
    return true;
  }
  return false;
}

function localFace(names: readonly string[], weight: string): Promise<FontFace | null> {
  const face = new FontFace(family, names.map((name) => `local("${name}")`).join(', '), { weight });
  return face.load().catch(() => null);
}
