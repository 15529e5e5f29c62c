/** The HTML reader's front door. */
export { type Anchor, type Line, type MailDocument, mark, type Piece, visibleText } from './html/document.ts';
export { renderHtml } from './html/render.ts';
