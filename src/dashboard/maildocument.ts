/**
 * The HTML of a mail as a document of its own. What protects is the frame's sandbox and the policy of `headers.ts`; here
 * goes away what neither of them covers, such as a connection that is opened in advance (`<link rel=preconnect>`), and the
 * images that travel with the mail come in, for a document without an origin could not fetch them.
 */
import type { AttachmentBytes } from '../inbox/messages.ts';
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
 * Content ids that the HTML names, with the data: address of the image: the first ones, as far as the bounds go.
 * @param read The bytes of attachments. It is called once at most, as the whole mail is parsed for them.
 */
export async function inlineImages(
  html: string,
  attachments: readonly StoredAttachment[],
  read: (attachmentIds: readonly string[]) => Promise<readonly AttachmentBytes[]>,
): Promise<ReadonlyMap<string, string>> {
  const known = new Map<string, StoredAttachment>();
  for (const one of attachments)
    if (one.contentId && pixels.has(one.contentType) && !known.has(one.contentId))
      known.set(one.contentId, one);
  const wanted = new Set<string>();
  let left: number = limits.inlineImageBytesMax;
  replaceReferences(html, known, ({ id, sizeBytes }, reference) => {
    if (!wanted.has(id) && wanted.size < limits.inlineImagesMax && sizeBytes <= left) {
      wanted.add(id);
      left -= sizeBytes;
    }
    return reference;
  });
  if (wanted.size === 0) return new Map();
  const found = await read([...wanted]);
  return new Map(
    found.map(({ attachment: { contentId, contentType }, bytes }) => [
      contentId ?? '',
      `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`,
    ]),
  );
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
  return replaceReferences(html, images, (data, reference) => {
    left -= data.length;
    return left < 0 ? reference : data;
  });
}

/**
 * What stands in place of each `cid:` whose image is known, by one pass, however many images there are. An id goes as far as
 * the quotation mark around it, for it may hold spaces and brackets; where that is no id, as far as an address does.
 */
function replaceReferences<Image>(
  html: string,
  images: ReadonlyMap<string, Image>,
  put: (image: Image, reference: string) => string,
): string {
  const look = (reference: string, contentId: string): string | null => {
    const image = images.get(contentId);
    return image === undefined ? null : put(image, reference);
  };
  return html.replace(
    /cid:([^"'<>]+)/g,
    (quoted: string, whole: string) =>
      look(quoted, whole) ??
      quoted.replace(/cid:([^\s(),&]+)/g, (bare: string, contentId: string) => look(bare, contentId) ?? bare),
  );
}
