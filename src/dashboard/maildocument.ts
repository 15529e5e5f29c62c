/**
 * The HTML of a mail as a document of its own. What protects is the frame's sandbox and the policy of `headers.ts`; here
 * goes away what neither of them covers, such as a connection that is opened in advance (`<link rel=preconnect>`), and the
 * images that travel with the mail come in, for a document without an origin could not fetch them.
 */
import type { StoredAttachment } from '../inbox/store.ts';
import { limits } from '../limits.ts';

/** Types that are pixels and nothing else. */
const pixels = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/bmp']);

/** Elements that load, lead away or run; renamed, they are unknown to the browser and mean nothing. */
const unwanted =
  /<(\/?)(?=(?:link|meta|base|script|i?frame|frameset|object|embed|applet|portal|fencedframe|noembed|noframes|template)(?:[\s/>]|$))/gi;

const hidden = ['script', 'link', 'meta', 'base', 'object', 'applet', 'template'].map(
  (name) => `gone-${name}`,
);

/**
 * Content ids that the HTML names, with the data: address of the image.
 * @param read The bytes of one attachment.
 */
export async function inlineImages(
  html: string,
  attachments: readonly StoredAttachment[],
  read: (attachmentId: string) => Promise<Uint8Array>,
): Promise<ReadonlyMap<string, string>> {
  const images = new Map<string, string>();
  let left: number = limits.inlineImageBytesMax;
  for (const { id, contentId, contentType, sizeBytes } of attachments) {
    if (contentId === null || contentId === '' || images.has(contentId)) continue;
    if (!pixels.has(contentType) || sizeBytes > left || !html.includes(`cid:${contentId}`)) continue;
    const data = await read(id);
    left -= data.length;
    images.set(contentId, `data:${contentType};base64,${Buffer.from(data).toString('base64')}`);
  }
  return images;
}

export function mailDocument(html: string, images: ReadonlyMap<string, string>): string {
  // What a mail says of its own body is added to this one, which takes the focus: without a mouse, too, it can be scrolled.
  // A link that opens elsewhere is stopped by the sandbox; one that opened here would replace the mail.
  const head = `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light"><base target="_blank"><style>${hidden.join()}{display:none}html{color:#000}body{margin:12px;font-family:sans-serif;overflow-wrap:anywhere}img{max-width:100%}body:focus-visible{outline:2px solid #0f6b62;outline-offset:-2px}</style><body tabindex="0">`;
  return head + withImages(html.replace(unwanted, '<$1gone-'), images);
}

/** One image may be named ten thousand times; it is put in until the bound is reached. */
function withImages(html: string, images: ReadonlyMap<string, string>): string {
  let left: number = limits.inlineImageBytesMax * 2;
  let result = html;
  // The longest first: one id may begin another.
  const byLength = [...images].sort(([one], [other]) => other.length - one.length);
  for (const [contentId, data] of byLength) {
    result = result.replaceAll(`cid:${contentId}`, (name) => {
      left -= data.length;
      return left < 0 ? name : data;
    });
  }
  return result;
}
