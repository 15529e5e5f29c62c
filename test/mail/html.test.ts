import { describe, expect, test } from 'vitest';
import { limits } from '../../src/limits.ts';
import { type MailDocument, mark, renderHtml, visibleText } from '../../src/mail/html.ts';
import { costMs } from '../support/cputime.ts';

function lines(html: string): string[] {
  return renderHtml(html).lines.map(visibleText);
}

/** The marks of the piece that holds a text. */
function marks(html: string, text = '482913'): number {
  for (const line of renderHtml(html).lines) {
    const piece = line.pieces.find((one) => one.text.includes(text));
    if (piece !== undefined) return piece.marks;
  }
  throw new Error(`${text} is not in the document`);
}

describe('lines', () => {
  test.each([
    ['paragraphs', '<p>a</p><p>b</p>', ['a', 'b']],
    ['unclosed paragraphs', '<p>aa<p>bb', ['aa', 'bb']],
    ['breaks', 'aa<br>bb<br/>cc', ['aa', 'bb', 'cc']],
    ['list items', '<ul><li>aa<li>bb</ul>', ['aa', 'bb']],
    ['rows, their cells parted by tabs', '<table><tr><td>aa<td>bb<tr><td>cc</table>', ['aa\tbb', 'cc']],
    ['inline elements', '<p>48<b>29</b><i>13</i> <span>now</span></p>', ['482913 now']],
    [
      'numbers of footnotes, which are raised',
      '<p>482913<sup>1</sup>, the 1<sup>st</sup></p>',
      ['482913¹, the 1st'],
    ],
    [
      'how characters are read, which stands beside them, with and without the tags that may be left out',
      '<p><ruby>確認<rp>（</rp><rt>かくにん</rt><rp>）</rp></ruby>コードは<ruby>27<rt>に なな<rb>41<rt><i>よん いち</i></ruby>95です</p>',
      ['確認コードは274195です'],
    ],
    [
      'labels for screen readers alone',
      '<style>.sr{position:absolute;width:1px;clip:rect(0,0,0,0)}</style><p><span class="sr">Digit 1:</span>4<span style="clip-path:inset(50%)">Digit 2:</span>8</p>',
      ['4 8'],
    ],
    ['white space', '<p>  a \n\t b  </p>', ['a b']],
    ['no-break spaces, which are kept', '<p>482&nbsp;913</p>', ['482\u00a0913']],
    ['preformatted text', '<pre>aa\n  bb\n\ncc</pre>', ['aa', '  bb', 'cc']],
    ['text without any element', 'hello there', ['hello there']],
    [
      'a stray closing tag in a cell, which cannot close its table',
      '<table><tr><td>aa</div></p>bb</td><td>cc</table>',
      ['aa', 'bb', 'cc'],
    ],
    [
      'cells of several lines, each below the other',
      '<table><tr><td>Order<br>1204</td><td>Code<br>482913</td></tr></table>',
      ['Order', '1204', 'Code', '482913'],
    ],
    [
      'names and values that nothing but a style parts',
      '<p><b>Code</b><i>482913</i><a>Copy</a></p>',
      ['Code 482913 Copy'],
    ],
    ['a value that is printed in pieces', '<p><b>KX</b><i>7q</i><b>2m</b></p>', ['KX7q2m']],
    ['the same in small letters', '<p>Key: <b>bk</b><i>7r</i><b>2n</b></p>', ['Key: bk7r2n']],
    ['what a flexible box parts', '<div style="display:flex"><i>OTP</i><b>482913</b></div>', ['OTP 482913']],
    [
      'fields beside their names',
      '<label>Account</label><input value="77">Code<input value="482913">',
      ['Account 77', 'Code 482913'],
    ],
    [
      'buttons',
      '<p>Copy</p><input type="submit" value="LT-884 016"><input type="reset" value="Clear">',
      ['Copy', 'LT-884 016'],
    ],
    ['fields for a character each', '<input value="4"><input value="8"><input value="2">', ['482']],
  ])('are made of %s', (_name, html, expected) => {
    expect(lines(html)).toEqual(expected);
  });

  test.each([
    ['scripts', '<script>var code = "<p>482913"</script>x'],
    ['style sheets', '<style>.a{width:482913px}</style>x'],
    ['comments', '<!-- 482913 <p> -->x'],
    ['conditional comments', '<!--[if mso]><p>482913</p><![endif]-->x'],
    ['drawings', '<svg><path d="M482913"/><title>482913</title><style>.a{x:1}</style></svg>x'],
    ['attributes', '<p data-code="482913" id="c482913">x</p>'],
    ['templates and frames', '<template>482913</template><iframe>482913</iframe>x'],
    ['choices of a list', '<select><option>482913</select>x'],
  ])('hold nothing of %s', (_name, html) => {
    const document = renderHtml(html);
    expect(JSON.stringify(document.lines)).not.toContain('482913');
    expect(document.lines.map(visibleText)).toEqual(['x']);
  });

  test('hold each text of a drawing as a line', () => {
    const svg = '<svg><rect/><text x="9">614 <tspan>903</tspan></text><path/><text>ok</text></svg>';
    expect(lines(`<p>Kod:${svg}jest</p>`)).toEqual(['Kod:', '614 903', 'ok', 'jest']);
    expect(lines('<svg><text>1</svg>2')).toEqual(['1', '2']);
  });

  test('read entities as the characters they are', () => {
    expect(lines('<p>&#52;&#x38;2&#57;13 &amp; &lt;b&gt; &eacute;</p>')).toEqual(['482913 & <b> é']);
  });
});

describe('what a reader does not see', () => {
  test.each([
    ['display: none', '<div style="display:none">482913</div>'],
    ['display: none !important', '<div style="display: none !important">482913</div>'],
    ['visibility', '<div style="visibility:hidden">482913</div>'],
    ['no opacity', '<div style="opacity:0">482913</div>'],
    ['no height', '<div style="max-height:0;overflow:hidden">482913</div>'],
    ['a clipped box', '<div style="height:0;overflow:hidden">482913</div>'],
    ['no font size', '<div style="font-size:0">482913</div>'],
    ['a font of one pixel', '<div style="font-size:1px">482913</div>'],
    ['white on white', '<table bgcolor="#ffffff"><tr><td><span style="color:#fff">482913</span></table>'],
    ['the attribute hidden', '<p hidden>482913</p>'],
    ['a class', '<style>.pre{display:none}</style><div class="x pre">482913</div>'],
    ['an id', '<style>#pre{display:none}</style><div id="pre">482913</div>'],
    ['an element inside of it', '<div style="display:none"><p><b>482913</b></p></div>'],
    [
      'an element within one of a class',
      '<style>.pre i{display:none}</style><p class="pre"><b><i>482913</i></b></p>',
    ],
    ['an element within one of an id', '<style>#pre>i{display:none}</style><p id="pre"><i>482913</i></p>'],
    ['outside the page', '<div style="position:absolute;left:-9999px">482913</div>'],
  ])('is marked: %s', (_name, html) => {
    expect(marks(html) & mark.hidden).toBe(mark.hidden);
    expect(lines(html)).toEqual(['']);
  });

  test('is not what only looks like it', () => {
    expect(
      marks('<div style="font-size:0"><span style="font-size:16px">482913</span></div>') & mark.hidden,
    ).toBe(0);
    expect(marks('<style>@media print{.a{display:none}}</style><p class="a">482913') & mark.hidden).toBe(0);
    expect(
      marks('<style>.b .a{display:none} /* .c{ */ .d{color:red}</style><p class="d">482913') & mark.hidden,
    ).toBe(0);
    expect(marks('<div style="max-height:100px;overflow:hidden">482913</div>') & mark.hidden).toBe(0);
  });

  test('is seen where a child gives white text a ground, as in buttons', () => {
    const button =
      '<table bgcolor="#fff"><tr><td><a href="https://a.test/x" style="color:#fff"><span style="background:#d62828"><span>482913</span></span></a></table>';
    expect(marks(button) & mark.hidden).toBe(0);
    expect(renderHtml(button).anchors[0]?.hidden).toBe(false);
    const empty = button.replace(';background', '').replace('style="background:#d62828"', '');
    expect(marks(empty) & mark.hidden).toBe(mark.hidden);
    expect(renderHtml(empty).anchors[0]?.hidden).toBe(true);
  });

  test('stays hidden where the element that is not displayed has no size either', () => {
    const html = '<div style="display:none;font-size:0"><span style="font-size:16px">482913</span></div>';
    expect(marks(html) & mark.hidden).toBe(mark.hidden);
  });

  test('stays hidden inside an element that is hidden by more than its font size', () => {
    const html = '<div style="display:none;font-size:0"><b style="font-size:16px">482913</b></div>';
    expect(marks(`<div style="display:none">${html}</div>`) & mark.hidden).toBe(mark.hidden);
  });
});

describe('style sheets', () => {
  test('are read past comments, blanks and at-rules', () => {
    const css =
      '/* a */ @import url(x); /* b */ .x{} @media (max-width:1px){.c{color:red} .d{}} /* c */ .c /* d */ {display:none}';
    expect(marks(`<style>${css}</style><p class="c">482913`) & mark.hidden).toBe(mark.hidden);
  });

  test('say of an element within another what they say of it there alone', () => {
    const css = '<style>.a i{display:none} .a .b i{font-weight:bold} p i{display:none}</style>';
    expect(marks(`${css}<p><i>482913</i></p>`) & mark.hidden).toBe(0);
    expect(marks(`${css}<p class="a">x</p><p class="b"><i>482913</i></p>`) & (mark.hidden | mark.bold)).toBe(
      mark.bold,
    );
    expect(
      lines('<style>.a b{display:block}</style><p class="a"><b>4417</b>Member</p><p><b>48</b>2913</p>'),
    ).toEqual(['4417', 'Member', '482913']);
  });

  test('take no time of many elements within many that there are rules about', () => {
    const names = Array.from({ length: 1_500 }, (_, at) => `c${at}`);
    const css = `<style>${names.map((name) => `.${name} i{color:red}`).join('')}</style>`;
    const around = Array.from(
      { length: 75 },
      (_, at) => `<div class="${names.slice(at * 20, at * 20 + 20).join(' ')}">`,
    );
    const cost = costMs(() => renderHtml(`${css}${around.join('')}${'<i></i>'.repeat(100_000)}`));
    expect(cost).toBeLessThan(1_500);
  });

  test('have no more rules and characters than the bounds, over all elements of the mail', () => {
    const many = `<style>${Array.from({ length: limits.styleRulesMax }, (_, index) => `.a${index}{color:red}`).join('')}</style>`;
    expect(marks(`${many}<style>.late{display:none}</style><p class="late">482913`) & mark.hidden).toBe(0);
    const long = `<style>/*${' '.repeat(limits.styleSheetCharsMax)}*/</style>`;
    expect(marks(`${long}<style>.late{display:none}</style><p class="late">482913`) & mark.hidden).toBe(0);
  });
});

describe('letters that a style prints as capitals', () => {
  test.each([
    ['of a code', '<p style="text-transform:uppercase">a1b2c3</p>', ['A1B2C3']],
    [
      'of a code by its cells',
      '<style>.c td{text-transform:uppercase}</style><table class="c"><tr><td>a<td>1<td>b<td>c</table>',
      ['A1BC'],
    ],
    [
      'of what its class calls a code',
      '<b class="otp" style="text-transform:uppercase">kwzrtm</b>',
      ['KWZRTM'],
    ],
    ['but not of words', '<p style="text-transform:uppercase">Your <b>code</b></p>', ['Your code']],
    [
      'nor where another style prints them as they are',
      '<p style="text-transform:uppercase"><b style="text-transform:none">a1b2c3</b></p>',
      ['a1b2c3'],
    ],
  ])('are those %s', (_name, html, expected) => {
    expect(lines(html)).toEqual(expected);
  });
});

describe('characters that stand one by one are joined', () => {
  test.each([
    ['one per cell', '<table><tr><td>4<td>8<td>2<td>9<td>1<td>3</table>'],
    ['one per line', '<p>4</p><p>8</p><p>2</p><p>9</p><p>1</p><p>3</p>'],
    ['one per item', '<ul><li>4<li>8<li>2<li>9<li>1<li>3</ul>'],
    ['one per span', '<span>4</span><span>8</span><span>2</span><span>9</span><span>1</span><span>3</span>'],
  ])('%s', (_name, html) => {
    expect(lines(html)).toEqual(['482913']);
  });

  test('in boxes whose row a narrow layout has broken in two, but not in a table of more rows', () => {
    const rows = (...texts: string[]) =>
      `<table>${texts.map((text) => `<tr>${text.replaceAll(/\d/g, '<td>$&')}`).join('')}</table>`;
    expect(lines(rows('482', '913'))).toEqual(['482913']);
    expect(lines(rows('482', '913', '570'))).toEqual(['4\t8\t2', '9\t1\t3', '5\t7\t0']);
    expect(lines(rows('48', '13'))).toEqual(['4\t8', '1\t3']);
    expect(lines(rows('482', '91'))).toEqual(['4\t8\t2', '9\t1']);
  });

  test('with the sign between their halves', () => {
    expect(lines('<table><tr><td>4<td>8<td>2<td>-<td>9<td>1<td>3</table>')).toEqual(['482-913']);
    expect(lines('<p>4<p>8<p>2<p>-<p>9<p>1<p>3')).toEqual(['482-913']);
  });

  test('and carry the mark of it, other lines do not', () => {
    expect(marks('<p>4<p>8<p>2<p>9<p>1<p>3') & mark.joined).toBe(mark.joined);
    expect(marks('<p>482913') & mark.joined).toBe(0);
  });

  test('but not three of them, nor a long list, nor the end of one', () => {
    expect(lines('<p>4<p>8<p>2')).toEqual(['4', '8', '2']);
    const long = lines('<p>4'.repeat(40));
    expect(long).toHaveLength(40);
    expect(new Set(long)).toEqual(new Set(['4']));
  });

  test('but what follows a long list is', () => {
    expect(lines(`${'<p>4'.repeat(40)}<p>word${'<p>7'.repeat(4)}`).at(-1)).toBe('7777');
  });

  test('but not across a rule of dashes', () => {
    expect(lines(`<p>4<p>8${'<p>-'.repeat(9)}<p>1<p>3`)).toHaveLength(13);
  });
});

describe('links', () => {
  test('have their target and words, the text of an image included', () => {
    const { anchors } = renderHtml(
      '<p>x</p><p><a href=" https://a.test/x ">Sign <b>in</b> <img alt="now"></a></p>',
    );
    expect(anchors).toEqual([
      { href: 'https://a.test/x', text: 'Sign in now', line: 1, button: false, hidden: false },
    ]);
  });
});

test('the title is not a line', () => {
  const { title, lines: shown } = renderHtml('<title> Your &amp; code </title><p>x</p><title>other</title>');
  expect(title).toBe('Your & code');
  expect(shown).toHaveLength(1);
});

describe('bounds', () => {
  /** The sum of what a document holds, which must not grow with what is sent. */
  function sizeOf({ lines: shown, anchors }: MailDocument): number {
    let size = 0;
    for (const line of shown) for (const piece of line.pieces) size += piece.text.length;
    for (const anchor of anchors) size += anchor.href.length;
    return size;
  }

  test('hold for lines, depth and characters', () => {
    expect(renderHtml('<p>ab</p>'.repeat(limits.htmlLinesMax + 1_000)).lines.length).toBeLessThanOrEqual(
      limits.htmlLinesMax + 1,
    );
    expect(lines(`${'<div>'.repeat(10_000)}deep${'</div>'.repeat(10_000)}<p>after</p>`)).toEqual([
      'deep',
      'after',
    ]);
    expect(sizeOf(renderHtml('word '.repeat(1_200_000)))).toBeLessThan(limits.bodyCharsMax * 3.1);
  });

  test('of tokens leave the rest unread', () => {
    const html = `<p>first</p>${'<i></i>'.repeat(limits.bodyTokensMax)}<p>last</p>`;
    expect(lines(html)).toEqual(['first']);
  });

  test('hold for the time of a line of many elements', () => {
    const cost = costMs(() => {
      renderHtml('<span>code</span><span>482913</span>'.repeat(30_000));
      renderHtml('482913<sup>1</sup> '.repeat(50_000));
    });
    // Where each looks at the line so far it is six seconds and more.
    expect(cost).toBeLessThan(2_000);
  });

  test('of stray closing tags leave the elements open', () => {
    const stray = `<i>${'<b>'.repeat(60)}${'</u>'.repeat(limits.htmlLookbackMax / 50)}482913`;
    expect(marks(stray) & mark.bold).toBe(mark.bold);
  });
});
