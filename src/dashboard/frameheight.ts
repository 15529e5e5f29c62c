/**
 * How tall the frame of a mail is made. The frame cannot be asked: its document has no origin, so that nothing can look
 * into it, and no scripts, so that it tells nothing. What is known is what stands in it, and from that a short mail gets
 * a short frame; whatever is taller scrolls in it, or is looked at in the tall frame, or by itself.
 */
const lineCharsAbout = 80;
const linePixels = 38;
/** Margins, a logo, the colours around it. */
const surroundPixels = 220;
/** Of the HTML, what is looked at for images. */
const lookedAtCharsMax = 100_000;

const imageHeight = /<img\b[^<>]{0,2000}?\bheight\s*=\s*["']?(\d{1,4})/gi;

export const frameHeights = { min: 260, max: 720 } as const;

/** @param text What a reader sees of it. @returns Pixels. */
export function frameHeight(text: string, html: string): number {
  const enough = frameHeights.max / linePixels;
  const lines = text
    .slice(0, enough * lineCharsAbout * 4)
    .split('\n')
    .map((line) => Math.max(1, Math.ceil(line.length / lineCharsAbout)))
    .reduce((sum, count) => sum + count, 0);
  let pixels = surroundPixels + lines * linePixels;
  for (const [, height] of html.slice(0, lookedAtCharsMax).matchAll(imageHeight)) pixels += Number(height);
  return Math.min(frameHeights.max, Math.max(frameHeights.min, pixels));
}
