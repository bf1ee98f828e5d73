const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Once the page is laid out with its own faces: one asks for a face when it first has words in it, and measures otherwise until then. */
export async function settled(): Promise<void> {
  do {
    await frame();
    await frame();
    await document.fonts.ready;
  } while (document.fonts.status === 'loading');
}
